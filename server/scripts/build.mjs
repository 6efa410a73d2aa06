// Compiles the server as nest-cli.json says, which Nest's own command line reads as well. The plugin of
// @nestjs/swagger tells the API's document what the types and comments say. With --watch it compiles again what changes,
// with --out into another folder of the workspace than dist.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import swaggerPlugin from '@nestjs/swagger/plugin';
import ts from 'typescript';
import { fail } from '../../scripts/lib/diagnostics.mjs';

const { values: asked } = parseArgs({ options: { watch: { type: 'boolean' }, out: { type: 'string' } } });
const root = join(import.meta.dirname, '../..');
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8'));
const config = join(root, compilerOptions.tsConfigPath);
const [swagger] = compilerOptions.plugins;
const transformers = (program) => ({ before: [swaggerPlugin.before(swagger.options, program)] });

const outDir = asked.out ? { outDir: join(root, 'server', asked.out) } : {};

/** What is no TypeScript fails; types are checked by `npm run check` and while it watches, which takes as long again. */
function compile() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, outDir, host);
  const program = ts.createProgram(fileNames, options);
  const emitted = program.emit(undefined, undefined, undefined, false, transformers(program));
  fail(...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics);
}

function watch() {
  const host = ts.createWatchCompilerHost(
    config,
    { preserveWatchOutput: true, noCheck: false },
    ts.sys,
    ts.createEmitAndSemanticDiagnosticsBuilderProgram,
  );
  const createProgram = host.createProgram;
  host.createProgram = (...made) => {
    const program = createProgram(...made);
    const emit = program.emit;
    program.emit = (file, write, cancellation, onlyTypes) =>
      emit(file, write, cancellation, onlyTypes, transformers(program.getProgram()));
    return program;
  };
  ts.createWatchProgram(host);
}

if (asked.watch) watch();
else compile();
