import { DEMO_PASSWORD } from '../../config/demo-accounts';
import { BenchRun } from './bench-run';
import { type CallerResult, type CallerTask, rawRequest } from './calls';
import { dropFloorTables, type Floor, type FloorTask, floorWork, makeFloorTables } from './floors';
import { median, medianRatio, medianRound, type Round, roundOf } from './measure';
import { listed, makeOriginals, settle } from './members';
import { callsOf, isLoanStep } from './operations';
import type { BenchOptions } from './options';
import { type Measured, milliseconds, perSecond, type Table } from './report';
import { Stage } from './stage';
import { countStatements } from './statement-counts';
import { type OperationName, type Storm, WANTED, WANTED_STORMS, type Wanted } from './wanted';
import { Worker } from './worker';

/** What is read, by all callers in turns. */
const READERS = 64;
const IN_ARREARS = 8;
const RUNNING = 9_700;
const LATE = 300;
const LOANS_A_SECOND = 600;
const COUNTED_LOANS = 20;
const ROUTE = 'bare Fastify route';
const PG_FLOORS = Object.keys(floorWork) as Exclude<Floor, 'argon2id'>[];

/**
 * Every operation, the floors below it, and what one does to another.
 * @param databaseUrl of an empty database, instead of the embedded PostgreSQL
 */
export async function measureOperations(
  options: BenchOptions,
  databaseUrl: string | undefined,
): Promise<Measured> {
  const names = (Object.keys(WANTED) as OperationName[]).filter(
    (name) => options.only.length === 0 || options.only.some((part) => name.includes(part)),
  );
  const stage = await Stage.open(databaseUrl);
  const measuring = new Measuring(stage, options, names);
  try {
    return await measuring.run();
  } finally {
    measuring.stop();
    await stage.close();
  }
}

class Measuring {
  private readonly rounds: Record<string, Round[]> = {};
  private readonly callers = Worker.start<CallerTask, CallerResult>('caller');
  private readonly floors = Worker.start<FloorTask, Round>('floors');
  private readonly route = Worker.start<object, number>('route');
  private bench: BenchRun | undefined;
  private passwordHash = '';

  constructor(
    private readonly stage: Stage,
    private readonly options: BenchOptions,
    private readonly names: readonly OperationName[],
  ) {}

  async run(): Promise<Measured> {
    const bench = await this.fill();
    const port = await this.route.do({});
    const { callers, seconds, rounds } = this.options;
    const load = { callers, seconds, loans: Math.ceil(seconds * LOANS_A_SECOND) };
    console.log('Warming up…');
    await bench.round(this.names, load);
    const counts = await countStatements(bench, this.names);
    for (let round = 1; round <= rounds; round++) {
      console.log(`Round ${round} of ${rounds}…`);
      await this.measureFloors(port);
      for (const [name, result] of await bench.round(this.names, load)) this.add(name, result);
    }
    if (this.names.includes('wallet/load')) await this.measureStorms(bench);
    await dropFloorTables(this.stage.sql);
    const tables = [this.operations(counts), this.floorTable(), ...this.storms()];
    return { tables, rounds: this.rounds, postgres: await this.stage.postgresVersion() };
  }

  stop(): void {
    for (const worker of [this.callers, this.floors, this.route, this.bench]) worker?.stop();
  }

  private async fill(): Promise<BenchRun> {
    const { stage, options } = this;
    console.log('Filling the database…');
    const originals = await makeOriginals(stage);
    const { clones } = stage;
    const running = await clones.add(originals.borrower, RUNNING);
    await clones.add(originals.late, LATE);
    const inArrears = await clones.add(originals.inArrears, IN_ARREARS);
    const isLending = this.names.some(isLoanStep);
    const loans = (options.rounds + 1) * Math.ceil(options.seconds * LOANS_A_SECOND) + COUNTED_LOANS;
    const applicants = await clones.add(originals.applicant, isLending ? loans : 1);
    await makeFloorTables(stage.sql);
    await settle(stage);
    const { rows } = await stage.sql.query<{ password_hash: string }>(
      'SELECT password_hash FROM account WHERE id = $1',
      [originals.borrower.accountId],
    );
    this.passwordHash = rows[0]?.password_hash ?? '';
    const borrowers = listed(running, 0, READERS);
    this.bench = new BenchRun(stage, { borrowers, inArrears: listed(inArrears), applicants });
    if (this.names.includes('refresh')) await this.bench.openSessions(options.callers);
    return this.bench;
  }

  private async measureFloors(port: number): Promise<void> {
    const { callers, seconds } = this.options;
    const route = await this.callers.do({ port, callers, seconds, requests: [rawRequest('GET', '/')] });
    this.add(ROUTE, roundOf(route.milliseconds, route.seconds));
    for (const floor of [...PG_FLOORS, 'argon2id' as const]) {
      const password = { hash: this.passwordHash, text: DEMO_PASSWORD };
      const { databaseUrl } = this.stage;
      this.add(floor, await this.floors.do({ floor, callers, seconds, databaseUrl, password }));
    }
  }

  /** What members who look at their wallets feel of all who sign in at once, and of the day's work. */
  private async measureStorms(bench: BenchRun): Promise<void> {
    const { callers, seconds, rounds } = this.options;
    const readers = { borrowers: bench.borrowers, inArrears: [] };
    for (let round = 1; round <= rounds; round++) {
      console.log(`Storms, ${round} of ${rounds}…`);
      this.add('wallet/load, quiet', await bench.walletFor(callers, seconds));
      const { requests } = callsOf(this.stage, 'sign-in', readers);
      const { port } = this.stage.server;
      const signIns = () => this.callers.do({ port, callers, seconds: 2 * seconds, requests });
      this.add('storm of sign-ins', await bench.walletWhile(callers, signIns));
      const begun = performance.now();
      const day = () => this.stage.passDays(1);
      this.add('daily servicing', await bench.walletWhile(callers, day));
      this.add('day', roundOf([performance.now() - begun], (performance.now() - begun) / 1000));
    }
  }

  private add(name: string, round: Round): void {
    this.rounds[name] = [...(this.rounds[name] ?? []), round];
  }

  private operations(counts: ReadonlyMap<OperationName, number>): Table {
    const lines = this.names.map((name) => {
      const rounds = this.rounds[name] ?? [];
      const wanted: Wanted = WANTED[name];
      const floor = this.rounds[name === 'sign-in' ? 'argon2id' : ROUTE] ?? [];
      const of = (value: number | undefined) => (value === undefined ? '' : String(value));
      return {
        name: name === 'sign-in' ? 'sign-in (of bare argon2id)' : name,
        figures: [
          ...basics(rounds),
          medianRatio(rounds, floor).toFixed(3),
          of(wanted.ratio),
          counts.has(name) ? of(counts.get(name)) : '-',
          of(wanted.statements),
        ],
      };
    });
    const columns = ['a second', 'p50 ms', 'p99 ms', 'ratio', 'wanted', 'SQL', 'at most'];
    return { title: 'operation', columns, lines };
  }

  private floorTable(): Table {
    const lines = [ROUTE, ...PG_FLOORS, 'argon2id'].map((name) => ({
      name,
      figures: basics(this.rounds[name] ?? []),
    }));
    return { title: 'floor', columns: ['a second', 'p50 ms', 'p99 ms'], lines };
  }

  private storms(): Table[] {
    const quiet = this.rounds['wallet/load, quiet'];
    if (!quiet) return [];
    const p99 = (rounds: readonly Round[]) => median(rounds.map((round) => round.p99));
    const lines = (Object.keys(WANTED_STORMS) as Storm[]).map((name) => {
      const rounds = this.rounds[name] ?? [];
      const times = (p99(rounds) / p99(quiet)).toFixed(2);
      return { name: `during: ${name}`, figures: [...basics(rounds), times, String(WANTED_STORMS[name])] };
    });
    const day = medianRound(this.rounds.day ?? []).p50 / 1000;
    return [
      {
        title: 'wallet/load',
        columns: ['a second', 'p50 ms', 'p99 ms', 'times the quiet p99', 'at most'],
        lines: [{ name: 'quiet', figures: [...basics(quiet), '1', ''] }, ...lines],
      },
      {
        title: 'a day of servicing',
        columns: ['seconds'],
        lines: [
          {
            name: `${(RUNNING + LATE).toLocaleString('en')} running loans, ${LATE} due`,
            figures: [day.toFixed(1)],
          },
        ],
      },
    ];
  }
}

function basics(rounds: readonly Round[]): string[] {
  const round = medianRound(rounds);
  return [perSecond(round), milliseconds(round.p50), milliseconds(round.p99)];
}
