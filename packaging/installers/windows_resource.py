"""What Windows says of our programs in their properties and in the list of what runs, in the form PyInstaller reads."""

import re
from pathlib import Path
from typing import Final

from installers.run import BUILD
from installers.version import version

PRODUCT: Final = "Wonders"
PUBLISHER: Final = "The wonders contributors"
ENGLISH_UNICODE: Final = "040904B0"


def four_numbers(told: str) -> str:
    """A version as Windows writes it: four numbers and no words."""
    numbers = re.findall(r"\d+", told.partition("+")[0])[:4]
    return ".".join([*numbers, "0", "0", "0", "0"][:4])


def resource(program: str, told: str) -> str:
    """The text from which PyInstaller makes the description of a program."""
    numbers = tuple(int(number) for number in four_numbers(told).split("."))
    words = {
        "CompanyName": PUBLISHER,
        "FileDescription": PRODUCT,
        "FileVersion": told,
        "LegalCopyright": "MIT License",
        "OriginalFilename": f"{program}.exe",
        "ProductName": PRODUCT,
        "ProductVersion": told,
    }
    table = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in words.items())
    fixed = f"FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1)"
    strings = f"StringFileInfo([StringTable({ENGLISH_UNICODE!r}, [{table}])])"
    return f"VSVersionInfo(ffi={fixed}, kids=[{strings}, VarFileInfo([VarStruct('Translation', [0x0409, 1200])])])\n"


def written(program: str) -> Path:
    """The file with that text."""
    file = BUILD / "windows" / f"{program}-version.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(resource(program, version()), encoding="utf-8")
    return file
