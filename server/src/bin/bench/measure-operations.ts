import { DEMO_PASSWORD } from '../../config/demo-accounts';
import { BenchRun } from './bench-run';
import { type CallerResult, type CallerTask, rawRequest } from './calls';
import { dropFloorTables, type Floor, type FloorTask, floorWork, makeFloorTables } from './floors';
import { medianRatio, type Round, roundOf } from './measure';
import { listed, makeOriginals, settle } from './members';
import { isLoanStep } from './operations';
import type { BenchOptions } from './options';
import { basics, type Measured, type Table } from './report';
import { Stage } from './stage';
import { countStatements } from './statement-counts';
import { LATE_SHARE, Storms } from './storms';
import { type OperationName, WANTED, WANTED_MEGABYTES, type Wanted } from './wanted';
import { Worker } from './worker';

/** What is read, by all callers in turns. */
const READERS = 64;
const IN_ARREARS = 8;
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
    const begun = performance.now();
    console.log('Warming up…');
    await bench.round(this.names, load);
    const counts = await countStatements(bench, this.names);
    for (let round = 1; round <= rounds; round++) {
      console.log(`Round ${round} of ${rounds}…`);
      await this.measureFloors(port);
      for (const [name, result] of await bench.round(this.names, load)) this.add(name, result);
    }
    const storms = new Storms(this.stage, this.callers, this.options);
    if (this.names.includes('wallet/load')) await storms.measure(bench);
    await dropFloorTables(this.stage.sql);
    const tables = [this.operations(counts), this.floorTable(), ...storms.tables(), ...this.memory(begun)];
    const postgres = await this.stage.postgresVersion();
    return { tables, rounds: { ...this.rounds, ...storms.rounds }, postgres };
  }

  stop(): void {
    for (const worker of [this.callers, this.floors, this.route, this.bench]) worker?.stop();
  }

  private async fill(): Promise<BenchRun> {
    const { stage, options } = this;
    console.log('Filling the database…');
    const originals = await makeOriginals(stage);
    const { clones } = stage;
    const late = Math.round(options.running * LATE_SHARE);
    const running = await clones.add(originals.borrower, options.running - late);
    await clones.add(originals.late, late);
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

  /** Of the server's process, which has answered all of this by now. */
  private memory(begun: number): Table[] {
    const { megabytesAtStart, megabytes } = this.stage.server;
    if (megabytesAtStart === undefined || megabytes === undefined) return [];
    const minutes = ((performance.now() - begun) / 60_000).toFixed(0);
    const { start, end } = WANTED_MEGABYTES;
    return [
      {
        title: 'memory of the server',
        columns: ['MB', 'at most'],
        lines: [
          { name: 'after the start', figures: [megabytesAtStart.toFixed(0), String(start)] },
          { name: `after ${minutes} minutes of load`, figures: [megabytes.toFixed(0), String(end)] },
        ],
      },
    ];
  }
}
