import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Machine } from './machine';
import { medianRound, type Round } from './measure';
import type { BenchOptions } from './options';

/** A line of a table: what was measured beside what is wanted. */
export interface Line {
  readonly name: string;
  readonly figures: readonly string[];
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

/** What a run found. */
export interface Measured {
  readonly tables: readonly Table[];
  /** Every round of everything, for whoever wants to count otherwise. */
  readonly rounds: Readonly<Record<string, readonly Round[]>>;
  readonly postgres: string;
}

export interface Report extends Measured {
  readonly machine: Machine;
  readonly options: BenchOptions;
}

export function printTables(tables: readonly Table[]): void {
  for (const { title, columns, lines } of tables) {
    const rows = [[title, ...columns], ...lines.map(({ name, figures }) => [name, ...figures])];
    const widths =
      rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
    console.log('');
    for (const [first = '', ...rest] of rows) {
      const figures = rest.map((figure, index) => figure.padStart(widths[index + 1] ?? 0));
      console.log([first.padEnd(widths[0] ?? 0), ...figures].join('  '));
    }
  }
}

export function printMachine(machine: Machine): void {
  console.log(describe(machine));
}

function describe({ commit, node, cpu, cores, memoryGb, loadBefore, at }: Machine): string {
  return `Commit ${commit}, ${at.slice(0, 10)}: Node ${node}, ${cores} × ${cpu}, ${memoryGb} GB; load before ${loadBefore}.`;
}

export function writeJson(report: Report): void {
  const file = resolve(report.options.json);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\nThe figures of each round are in ${report.options.json}.`);
}

/** Puts the tables between the markers of a document; those of other runs stay. */
export function writeDocument(file: string, marker: string, { machine, postgres, tables }: Report): void {
  const [begin, end] = [`<!-- bench:${marker} -->`, `<!-- /bench:${marker} -->`];
  const text = readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place between ${begin} and ${end}`);
  const body = [`${describe(machine)} PostgreSQL ${postgres}.`, ...tables.map(markdown)].join('\n\n');
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n${body}\n${text.slice(to)}`);
  console.log(`Wrote ${file}.`);
}

function markdown({ title, columns, lines }: Table): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row([title, ...columns]),
    row(['---', ...columns.map(() => '---:')]),
    ...lines.map(({ name, figures }) => row([name, ...figures])),
  ].join('\n');
}

const perSecond = (round: Round) =>
  round.perSecond < 10 ? round.perSecond.toFixed(1) : Math.round(round.perSecond).toLocaleString('en');
export const milliseconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

export function basics(rounds: readonly Round[]): string[] {
  const round = medianRound(rounds);
  return [perSecond(round), milliseconds(round.p50), milliseconds(round.p99)];
}
