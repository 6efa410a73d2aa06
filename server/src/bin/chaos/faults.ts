import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance';
import { type Installation, PARTS } from './installation';
import type { Persistent } from './persistent';

const FULL_MILLISECONDS = 1_500;
const MOST_DAYS = 12;
const CONNECTION_CUT = 0.5;
/** The others are at work when they are killed: on a slow machine nothing would be done else. */
const KILLED_AT_START = 0.2;

type FaultName = 'kill' | 'cut connections' | 'restart PostgreSQL' | 'fill the file store' | 'move the day';

const FAULTS: readonly [FaultName, ...FaultName[]] = [
  'kill',
  'kill',
  'kill',
  'cut connections',
  'restart PostgreSQL',
  'fill the file store',
  'move the day',
];

/** Does one fault after the other, drawn from the seed. */
export class Faults {
  readonly counts = new Map<string, number>();

  constructor(
    private readonly installation: Installation,
    /** Moves the day. */
    private readonly calendar: Persistent,
    private readonly chance: Chance,
  ) {}

  async goOn(until: number, longestPause: number): Promise<void> {
    while (Date.now() < until) {
      await pause(this.chance.below(longestPause));
      const what = await this.happen(this.chance.pick(FAULTS));
      this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    }
  }

  private async happen(name: FaultName): Promise<string> {
    const { installation, chance } = this;
    switch (name) {
      case 'kill': {
        const part = chance.pick(PARTS);
        if (!chance.hits(KILLED_AT_START)) await installation.untilReady(part);
        await installation.kill(part);
        return `the ${part} killed`;
      }
      case 'cut connections':
        installation.cutConnections(() => chance.hits(CONNECTION_CUT));
        return 'connections cut';
      case 'restart PostgreSQL': {
        const isKilled = chance.hits(0.5);
        await installation.restartDatabase(isKilled);
        return isKilled ? 'PostgreSQL killed' : 'PostgreSQL restarted';
      }
      case 'fill the file store': {
        const isPossible = await installation.fillFileStore(true);
        if (isPossible) await pause(FULL_MILLISECONDS);
        await installation.fillFileStore(false);
        return isPossible ? 'file store full' : 'file store left alone, since there is no prlimit here';
      }
      case 'move the day': {
        const days = 1 + chance.below(MOST_DAYS);
        await this.calendar.ask('move the day', ({ backOffice }) =>
          backOffice.moveClock({ requestBody: { days } }),
        );
        return 'day moved';
      }
    }
  }
}
