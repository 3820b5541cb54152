"""The tree of decisions, without any game."""

import pytest

from engine.core.tree import ROOT, Tree


def tree_with_two_branches() -> Tree[str, str]:
    tree: Tree[str, str] = Tree(["dealt"])
    tree.grow(0, "a", ["a done"])
    tree.grow(1, "b", ["b done"])
    tree.visit(1)
    tree.grow(1, "c", ["c done", "scored"])
    return tree


def test_a_new_tree_stands_at_the_root_which_holds_the_set_up() -> None:
    tree: Tree[str, str] = Tree(["dealt"])
    assert (tree.at, tree.path(ROOT), tree.events(ROOT), tree.children(ROOT)) == (ROOT, [ROOT], ("dealt",), ())


def test_a_decision_hangs_under_the_node_where_it_was_made() -> None:
    tree = tree_with_two_branches()
    assert tree.children(1) == (2, 3)
    assert tree.decision(3).parent == 1
    assert tree.path(3) == [0, 1, 3]
    assert tree.events(3) == ("c done", "scored")


def test_the_last_child_is_on_the_way_to_the_last_visit_even_when_that_was_deep_below() -> None:
    tree = tree_with_two_branches()
    tree.visit(ROOT)
    tree.grow(0, "d", [])
    tree.visit(2)
    tree.visit(ROOT)
    assert (tree.last_child(ROOT), tree.last_child(1), tree.last_child(2)) == (1, 2, None)


def test_the_journal_names_every_visit_in_order() -> None:
    assert list(tree_with_two_branches().journal) == [1, 2, 1, 3]


@pytest.mark.parametrize("node", [-1, 4, 10**30])
def test_a_node_that_is_not_there_is_an_error(node: int) -> None:
    tree = tree_with_two_branches()
    assert node not in tree
    for question in (tree.decision, tree.events, tree.children, tree.path, tree.visit):
        with pytest.raises(LookupError):
            question(node)
    assert tree.at == 3


def test_the_root_is_no_decision() -> None:
    with pytest.raises(LookupError):
        tree_with_two_branches().decision(ROOT)
