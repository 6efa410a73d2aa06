import type { BenchRun } from './bench-run';
import type { CallerResult, CallerTask } from './calls';
import { median, medianRound, type Round, roundOf } from './measure';
import { callsOf } from './operations';
import type { BenchOptions } from './options';
import { basics, type Table } from './report';
import type { Stage } from './stage';
import { type Storm, WANTED_DAY_SECONDS, WANTED_STORMS } from './wanted';
import type { Worker } from './worker';

/** To so many of the running loans something happens on each day. */
export const LATE_SHARE = 0.03;

/** What members who look at their wallets feel of all who sign in at once, and of the day's work. */
export class Storms {
  readonly rounds: Record<string, Round[]> = {};

  constructor(
    private readonly stage: Stage,
    private readonly callers: Worker<CallerTask, CallerResult>,
    private readonly options: BenchOptions,
  ) {}

  async measure(bench: BenchRun): Promise<void> {
    const { callers, seconds, rounds } = this.options;
    const { requests } = callsOf(this.stage, 'sign-in', { borrowers: bench.borrowers, inArrears: [] });
    const { port } = this.stage.server;
    for (let round = 1; round <= rounds; round++) {
      console.log(`Storms, ${round} of ${rounds}…`);
      this.add('quiet', await bench.walletFor(callers, seconds));
      const signIns = () => this.callers.do({ port, callers, seconds: 2 * seconds, requests });
      this.add('storm of sign-ins', await bench.walletWhile(callers, signIns));
      const begun = performance.now();
      this.add('daily servicing', await bench.walletWhile(callers, () => this.stage.passDays(1)));
      const lasted = performance.now() - begun;
      this.add('day', roundOf([lasted], lasted / 1000));
    }
  }

  private add(name: Storm | 'quiet' | 'day', round: Round): void {
    this.rounds[name] = [...(this.rounds[name] ?? []), round];
  }

  tables(): Table[] {
    const { quiet, day } = this.rounds;
    if (!quiet || !day) return [];
    const p99 = (rounds: readonly Round[]) => median(rounds.map((round) => round.p99));
    const lines = (Object.keys(WANTED_STORMS) as Storm[]).map((name) => {
      const rounds = this.rounds[name] ?? [];
      const times = (p99(rounds) / p99(quiet)).toFixed(2);
      return { name: `during: ${name}`, figures: [...basics(rounds), times, String(WANTED_STORMS[name])] };
    });
    const { running } = this.options;
    const due = Math.round(running * LATE_SHARE).toLocaleString('en');
    return [
      {
        title: 'wallet/load',
        columns: ['a second', 'p50 ms', 'p99 ms', 'times the quiet p99', 'at most'],
        lines: [{ name: 'quiet', figures: [...basics(quiet), '1', ''] }, ...lines],
      },
      {
        title: 'a day of servicing',
        columns: ['seconds', 'at most'],
        lines: [
          {
            name: `${running.toLocaleString('en')} running loans, ${due} due`,
            figures: [(medianRound(day).p50 / 1000).toFixed(1), String(WANTED_DAY_SECONDS)],
          },
        ],
      },
    ];
  }
}
