import { BenchRun } from './bench-run';
import type { Caller } from './calls';
import type { Clones } from './cloned-members';
import { median, type Round } from './measure';
import { makeOriginals, settle } from './members';
import { Loans } from './operations';
import type { BenchOptions } from './options';
import { type Measured, milliseconds, type Table } from './report';
import { Stage } from './stage';
import { WANTED_GROWTH } from './wanted';

const FEW = 1_000;
const LATE_SHARE = 0.03;
/** So many members look at their wallets, and others withdraw. */
const LOOKING = 500;
const LOANS_A_ROUND = 400;
const MEASURED = ['wallet/load', 'loan/applynew', 'wallet/withdraw'] as const;
/** What a database that is being filled need not do. */
const WHILE_FILLING = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '8GB',
  maintenance_work_mem: '512MB',
};

type Growing = (typeof MEASURED)[number];

/** The same calls on a thousand members and on many, in turns. */
export async function measureGrowth(options: BenchOptions & { readonly members: number }): Promise<Measured> {
  const sides: Side[] = [];
  try {
    for (const count of [FEW, options.members]) sides.push(await Side.open(count, options));
    for (const side of sides) await side.round();
    for (const side of sides) side.forget();
    for (let round = 1; round <= options.rounds; round++) {
      console.log(`Round ${round} of ${options.rounds}…`);
      for (const side of round % 2 === 0 ? sides : [...sides].reverse()) await side.round();
    }
    for (const side of sides) await side.passDay();
    const rounds = Object.assign({}, ...sides.map((side) => side.named()));
    return { tables: tablesOf(sides), rounds, postgres: (await sides[0]?.stage.postgresVersion()) ?? '' };
  } finally {
    for (const side of sides) await side.close();
  }
}

class Side {
  readonly rounds = new Map<Growing, Round[]>();
  fillSeconds = 0;
  daySeconds = 0;
  private borrowers: Clones | undefined;
  private bench: BenchRun | undefined;
  private turn = 0;

  private constructor(
    readonly stage: Stage,
    readonly count: number,
    private readonly options: BenchOptions,
  ) {}

  static async open(count: number, options: BenchOptions): Promise<Side> {
    const side = new Side(await Stage.open(undefined), count, options);
    try {
      await side.fill();
      return side;
    } catch (error) {
      await side.close();
      throw error;
    }
  }

  private async fill(): Promise<void> {
    console.log(`Filling a database with ${this.count.toLocaleString('en')} members…`);
    const { stage, count } = this;
    const { clones } = stage;
    const originals = await makeOriginals(stage);
    const begun = performance.now();
    for (const [name, value] of Object.entries(WHILE_FILLING)) await this.alter(`${name} = '${value}'`);
    const late = Math.round(count * LATE_SHARE);
    this.borrowers = await clones.add(originals.borrower, count - late);
    await clones.add(originals.late, late);
    const applicants = await clones.add(originals.applicant, (this.options.rounds + 1) * LOANS_A_ROUND);
    await settle(stage);
    this.fillSeconds = (performance.now() - begun) / 1000;
    console.log(`… in ${Math.round(this.fillSeconds)} seconds.`);
    for (const name of Object.keys(WHILE_FILLING)) await this.alter(`${name} = DEFAULT`);
    await stage.sql.query('CHECKPOINT');
    const borrowers = this.sample(0, Math.min(count / 2, 20 * LOOKING));
    this.bench = new BenchRun(stage, { borrowers, inArrears: [], applicants });
  }

  private async alter(setting: string): Promise<void> {
    await this.stage.sql.query(`ALTER SYSTEM SET ${setting}`);
    await this.stage.sql.query('SELECT pg_reload_conf()');
  }

  /** Spread over one half of all, so that those who look at a wallet do not withdraw. */
  private sample(half: 0 | 1, wanted: number, turn = 0): Caller[] {
    const { borrowers } = this;
    if (!borrowers) return [];
    const size = Math.floor(borrowers.count / 2);
    const step = Math.max(1, Math.floor(size / wanted));
    return Array.from({ length: Math.min(wanted, size) }, (_, index) =>
      borrowers.at(half * size + ((index * step + turn * 7) % size)),
    );
  }

  async round(): Promise<void> {
    const { bench, options } = this;
    if (!bench) return;
    const { callers, seconds } = options;
    const load = { callers, seconds, loans: LOANS_A_ROUND };
    for (const [name, round] of await bench.round(['wallet/load', 'loan/applynew'], load))
      this.add(name, round);
    const loans = new Loans(this.stage, this.sample(1, LOANS_A_ROUND, this.turn++));
    for (const step of ['withdraw/prepare', 'backoffice/otp', 'wallet/withdraw'] as const) {
      this.add(step, await bench.call({ ...(await loans.callsOf(step)), callers }));
    }
  }

  private add(name: string, round: Round): void {
    const measured = MEASURED.find((one) => one === name);
    if (measured) this.rounds.set(measured, [...(this.rounds.get(measured) ?? []), round]);
  }

  forget(): void {
    this.rounds.clear();
  }

  async passDay(): Promise<void> {
    const begun = performance.now();
    await this.stage.passDays(1);
    this.daySeconds = (performance.now() - begun) / 1000;
  }

  named(): Record<string, Round[]> {
    return Object.fromEntries([...this.rounds].map(([name, rounds]) => [`${name}, ${this.count}`, rounds]));
  }

  async close(): Promise<void> {
    this.bench?.stop();
    await this.stage.close();
  }
}

function tablesOf([few, many]: readonly Side[]): Table[] {
  if (!few || !many) return [];
  const title = (side: Side) => side.count.toLocaleString('en');
  const compared = (name: Growing, key: 'p50' | 'p99') => {
    const of = (side: Side) => median((side.rounds.get(name) ?? []).map((round) => round[key]));
    return [milliseconds(of(few)), milliseconds(of(many)), (of(many) / of(few)).toFixed(2)];
  };
  const lines = MEASURED.map((name) => ({
    name,
    figures: [...compared(name, 'p50'), ...compared(name, 'p99'), String(WANTED_GROWTH)],
  }));
  const seconds = [few, many].map((side) => ({
    name: title(side),
    figures: [side.fillSeconds.toFixed(0), side.daySeconds.toFixed(1)],
  }));
  const columns = [
    `p50 ${title(few)}`,
    `p50 ${title(many)}`,
    'times',
    `p99 ${title(few)}`,
    `p99 ${title(many)}`,
    'times',
  ];
  return [
    { title: 'members', columns: [...columns, 'at most'], lines },
    { title: 'members', columns: ['seconds to fill', 'seconds for a day of servicing'], lines: seconds },
  ];
}
