import ts from 'typescript';

const format = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => ts.sys.newLine,
};

/** Says what the compiler found, and lets the program fail where it found anything. */
export function fail(...diagnostics) {
  if (diagnostics.length === 0) return;
  console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, format));
  process.exitCode = 1;
}
