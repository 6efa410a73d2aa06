import type { Caller, CallerResult, CallerTask } from './calls';
import type { Clones } from './cloned-members';
import { type Round, roundOf } from './measure';
import { listed } from './members';
import { type Calls, callsOf, isLoanStep, LIFE_OF_A_LOAN, Loans, Sessions } from './operations';
import type { Stage } from './stage';
import type { OperationName } from './wanted';
import { Worker } from './worker';

export interface Members {
  readonly borrowers: readonly Caller[];
  readonly inArrears: readonly Caller[];
  /** Used up one after the other. */
  readonly applicants: Clones;
}

export interface Load {
  readonly callers: number;
  readonly seconds: number;
  /** How many loans are lived through. */
  readonly loans: number;
}

/** Calls the operations of one server, from a process of its own. */
export class BenchRun {
  private readonly worker = Worker.start<CallerTask, CallerResult>('caller');
  private readonly sessions: Sessions;
  private usedApplicants = 0;

  constructor(
    readonly stage: Stage,
    private readonly members: Members,
  ) {
    this.sessions = new Sessions(stage);
  }

  async openSessions(callers: number): Promise<void> {
    await this.sessions.open(this.members.borrowers.slice(0, callers));
  }

  stop(): void {
    this.worker.stop();
  }

  /** One round of the named operations, and of those that they stand on. */
  async round(
    names: readonly OperationName[],
    load: Load,
    around: (name: OperationName, call: () => Promise<Round>) => Promise<Round> = (_, call) => call(),
  ): Promise<Map<OperationName, Round>> {
    const rounds = new Map<OperationName, Round>();
    const { callers, seconds } = load;
    for (const name of names) {
      if (isLoanStep(name)) continue;
      const calls = name === 'refresh' ? this.sessions.refresh() : callsOf(this.stage, name, this.members);
      rounds.set(name, await around(name, () => this.call({ ...calls, callers, seconds })));
    }
    const last = LIFE_OF_A_LOAN.findLastIndex((step) => names.includes(step));
    if (last < 0) return rounds;
    const loans = new Loans(this.stage, this.nextApplicants(load.loans));
    for (const step of LIFE_OF_A_LOAN.slice(0, last + 1)) {
      const calls = await loans.callsOf(step);
      rounds.set(step, await around(step, () => this.call({ ...calls, callers })));
    }
    return rounds;
  }

  get borrowers(): readonly Caller[] {
    return this.members.borrowers;
  }

  walletFor(callers: number, seconds: number): Promise<Round> {
    return this.call({ ...callsOf(this.stage, 'wallet/load', this.members), callers, seconds });
  }

  /** wallet/load until something else is done. */
  async walletWhile(callers: number, other: () => Promise<unknown>): Promise<Round> {
    const reading = this.walletFor(callers, Number.MAX_SAFE_INTEGER);
    const [round] = await Promise.all([reading, other().finally(() => this.worker.hurry())]);
    return round;
  }

  async call({ learn, ...task }: Calls & Omit<CallerTask, 'port'>): Promise<Round> {
    const result = await this.worker.do({ ...task, port: this.stage.server.port });
    learn?.(result);
    return roundOf(result.milliseconds, result.seconds);
  }

  private nextApplicants(count: number): Caller[] {
    const from = this.usedApplicants;
    this.usedApplicants += count;
    return listed(this.members.applicants, from, count);
  }
}
