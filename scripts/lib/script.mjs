/** An error that the person at the terminal can act on: shown without a stack. */
export class ScriptError extends Error {}

/** Progress goes to standard error, so that a command's own output stays clean. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

export async function script(work) {
  try {
    await work();
  } catch (error) {
    say(error instanceof ScriptError ? error.message : String(error?.stack ?? error));
    process.exit(1);
  }
}
