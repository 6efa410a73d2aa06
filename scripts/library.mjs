// Compiles the library of the folder it is run in, as its tsconfig.build.json says: with its types into dist/cjs, and into
// dist/esm for browsers. Types are checked by `npm run check`.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { fail } from './lib/diagnostics.mjs';

const CONFIG = 'tsconfig.build.json';

const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(CONFIG, {}, host);

function writeCommonJs() {
  const program = ts.createProgram(fileNames, options);
  fail(...program.getSyntacticDiagnostics(), ...program.emit().diagnostics);
}

/** Each file by itself, and its types as they are beside the other kind. */
function writeModules() {
  const folder = join(dirname(options.outDir), 'esm');
  const compilerOptions = { ...options, declaration: false, module: ts.ModuleKind.ESNext };
  for (const fileName of fileNames) {
    const { outputText, sourceMapText } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
      fileName,
      compilerOptions,
    });
    const path = join(folder, relative(options.rootDir, fileName).replace(/ts$/, 'js'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, outputText);
    if (sourceMapText) writeFileSync(`${path}.map`, sourceMapText);
  }
  cpSync(options.outDir, folder, {
    recursive: true,
    filter: (path) => !/\.js(\.map)?$/.test(path),
  });
}

writeCommonJs();
writeModules();
