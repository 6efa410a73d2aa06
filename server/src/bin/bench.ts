import { readEnvironment } from '../config/env';
import { measureGrowth } from './bench/growth';
import { describeMachine } from './bench/machine';
import { measureOperations } from './bench/measure-operations';
import { HELP, readOptions, UsageError } from './bench/options';
import { printMachine, printTables, writeDocument, writeJson } from './bench/report';
import { Stage } from './bench/stage';

/** Measures the real server, in a process of its own, beside what is below it. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) return console.log(HELP);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Stage.closeAll().finally(() => process.exit(130)));
  }
  const machine = describeMachine();
  printMachine(machine);
  const { members } = options;
  const measured = await (members === undefined
    ? measureOperations(options, readEnvironment().DATABASE_URL)
    : measureGrowth({ ...options, members }));
  const report = { machine, options, ...measured };
  printTables(report.tables);
  writeJson(report);
  if (options.write) writeDocument(options.write, members === undefined ? 'operations' : 'growth', report);
}

main().then(
  () => process.exit(0),
  async (error: unknown) => {
    console.error(error instanceof UsageError ? error.message : error);
    await Stage.closeAll();
    process.exit(1);
  },
);
