import { readEnvironment } from '../config/env';
import { measureGrowth } from './bench/growth';
import { describeMachine } from './bench/machine';
import { measureOperations } from './bench/measure-operations';
import { type BenchOptions, readOptions } from './bench/options';
import { type Measured, printMachine, printTables, writeDocument, writeJson } from './bench/report';
import { measureReports } from './bench/reports';
import { runToItsEnd } from './shared/command-line';
import { takingAway } from './shared/set-up';

/** Measures the real server, in a process of its own, beside what is below it. */
async function main(args: string[]): Promise<boolean> {
  const options = readOptions(args);
  const machine = describeMachine();
  printMachine(machine);
  const [marker, measured] = await run(options);
  const report = { machine, options, ...measured };
  printTables(report.tables);
  writeJson(report);
  if (options.write) writeDocument(options.write, marker, report);
  return true;
}

/** @returns where the figures stand in a document, and what was found */
async function run(options: BenchOptions): Promise<[marker: string, Measured]> {
  const { members, loans } = options;
  if (loans !== undefined) return ['reports', await measureReports(loans)];
  if (members !== undefined) return ['growth', await measureGrowth({ ...options, members })];
  return ['operations', await measureOperations(options, readEnvironment().DATABASE_URL)];
}

runToItsEnd((args) => takingAway(() => main(args)), { showsStack: true });
