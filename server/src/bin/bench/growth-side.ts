import { BenchRun } from './bench-run';
import { type Caller, rawRequest } from './calls';
import type { Clones } from './cloned-members';
import { filling } from './filling';
import type { Round } from './measure';
import { makeOriginals, settle } from './members';
import { Loans } from './operations';
import type { BenchOptions } from './options';
import { Stage } from './stage';

const LATE_SHARE = 0.03;
/** One in so many wrote by the contact form. */
const WRITERS_SHARE = 0.01;
/** So many members look at their wallets, and others withdraw. */
const LOOKING = 10_000;
const APPLYING = 1_000;
const WITHDRAWING = 400;
/** A list is opened by one of the staff now and then. */
const LIST_CALLERS = 2;
const MESSAGES = `INSERT INTO contact_message (id, name, email, message, sender_hash, created_at)
  SELECT gen_random_uuid(), 'Maria Santos', 'maria@example.com', 'When does my loan fall due?', md5(n::text),
    now() - n * interval '1 minute'
  FROM generate_series(1, $1::integer) n`;

/** What is held to the growth that is wanted. */
export const GROWING = ['wallet/load', 'loan/applynew', 'wallet/withdraw'] as const;
/** What staff look at, and a member at length. */
export const LISTS = {
  'loans, all': '/v2/backoffice/loans',
  'loans, PENDING': '/v2/backoffice/loans?status=PENDING',
  'loans, APPROVED': '/v2/backoffice/loans?status=APPROVED',
  'loans, ON_HOLD (none)': '/v2/backoffice/loans?status=ON_HOLD',
  'withdrawals, all': '/v2/backoffice/withdrawals',
  'withdrawals, PENDING': '/v2/backoffice/withdrawals?status=PENDING',
  'withdrawals, FAILED (none)': '/v2/backoffice/withdrawals?status=FAILED',
  'withdrawal requests': '/v2/backoffice/withdrawal-requests',
  messages: '/v2/backoffice/messages',
  'failed jobs': '/v2/backoffice/jobs/failed',
} as const;
export const SCORE_HISTORY = 'score history';

export type Grown = (typeof GROWING)[number] | keyof typeof LISTS | typeof SCORE_HISTORY;

/** A server on a database with so many members, and what it was found to take. */
export class Side {
  readonly rounds = new Map<Grown, Round[]>();
  fillSeconds = 0;
  daySeconds = 0;
  gigabytes = 0;
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
    let applicants: Clones | undefined;
    this.fillSeconds = await filling(stage.sql, async () => {
      const late = Math.round(count * LATE_SHARE);
      this.borrowers = await clones.add(originals.borrower, count - late);
      await clones.add(originals.late, late);
      applicants = await clones.add(originals.applicant, (this.options.rounds + 1) * APPLYING);
      await stage.sql.query(MESSAGES, [Math.ceil(count * WRITERS_SHARE)]);
      await settle(stage);
    });
    this.gigabytes = await this.size();
    console.log(`… in ${Math.round(this.fillSeconds)} seconds, ${this.gigabytes.toFixed(1)} GB.`);
    if (!applicants) return;
    const borrowers = this.sample(0, Math.min(count / 2, LOOKING));
    this.bench = new BenchRun(stage, { borrowers, inArrears: [], applicants });
  }

  private async size(): Promise<number> {
    const { rows } = await this.stage.sql.query<{ size: string }>(
      'SELECT pg_database_size(current_database()) AS size',
    );
    return Number(rows[0]?.size) / 1e9;
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
    const load = { callers, seconds, loans: APPLYING };
    for (const [name, round] of await bench.round(['wallet/load', 'loan/applynew'], load))
      this.add(name, round);
    const loans = new Loans(this.stage, this.sample(1, WITHDRAWING, this.turn++));
    for (const step of ['withdraw/prepare', 'backoffice/otp', 'wallet/withdraw'] as const) {
      this.add(step, await bench.call({ ...(await loans.callsOf(step)), callers }));
    }
  }

  /** Each list for a moment, by a few callers. */
  async readLists(): Promise<void> {
    const { bench, stage } = this;
    if (!bench) return;
    const few = { callers: LIST_CALLERS, seconds: this.options.seconds / 2 };
    const { token } = stage.staff.officer;
    for (const [name, path] of Object.entries(LISTS)) {
      const requests = [rawRequest('GET', path, { token })];
      this.keep(name as Grown, await bench.call({ requests, ...few }));
    }
    const requests = bench.borrowers.map((member) =>
      rawRequest('POST', '/v2/member/creditscore', {
        token: stage.tokenOf(member),
        body: { phoneNumber: member.phoneNumber },
      }),
    );
    this.keep(SCORE_HISTORY, await bench.call({ requests, ...few }));
  }

  private add(name: string, round: Round): void {
    const measured = GROWING.find((one) => one === name);
    if (measured) this.keep(measured, round);
  }

  private keep(name: Grown, round: Round): void {
    this.rounds.set(name, [...(this.rounds.get(name) ?? []), round]);
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
