/** An error that the person at the terminal can act on: shown without a stack. */
export class ScriptError extends Error {}

/** Progress goes to standard error, so that a command's own output stays clean. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param surplus what was typed behind a command that knows nothing of it: who asked for something is told that it is not done */
export async function script(work, surplus = process.argv.slice(2)) {
  try {
    if (surplus.length > 0)
      throw new ScriptError(`This command takes no options, and was given ${surplus.join(' ')}.`);
    await work();
  } catch (error) {
    say(error instanceof ScriptError ? error.message : String(error?.stack ?? error));
    process.exit(1);
  }
}
