import { say } from './script.mjs';

/**
 * Runs named steps, at most two at a time, and tells each one's outcome and time. A step answers
 * { code, output }, and its output is shown only when it fails. Answers the names of those that failed.
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  const failed = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const begun = Date.now();
      const { code, output } = await step.run();
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      say(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
      if (code === 0) continue;
      failed.push(step.name);
      say(output.trimEnd());
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}
