import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './usage';

/** Asks on the terminal without showing what is typed. Ctrl-C ends the command there too. @throws UsageError where nothing was typed */
export async function askSecret(what: string): Promise<string> {
  const answer = await typed(what);
  process.stderr.write('\n');
  if (answer === '') throw new UsageError(`${what}: nothing was typed`);
  return answer;
}

/** @returns nothing where the input ended before */
function typed(what: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  process.stderr.write(`${what}: `);
  return new Promise((resolve) => {
    // What is told first counts: a terminal that is closed has nothing more to say.
    terminal.once('close', () => resolve(''));
    terminal.once('SIGINT', () => {
      terminal.close();
      process.stderr.write('\n');
      process.kill(process.pid, 'SIGINT');
    });
    terminal.once('line', (answer) => {
      resolve(answer);
      terminal.close();
    });
  });
}
