import type { PoolClient } from 'pg';
import { failureOf, isEnded } from './failures';
import { breakOff, corked, type Deadline, deadlineOf } from './patience';

/** Behind an answer that takes so long, nothing more is lined up. */
const SLOW_MILLISECONDS = 20;
const LONGEST = 32;

type Lend = () => Promise<PoolClient>;

/**
 * A connection that reads of many requests share for as long as any of them is under way. What comes in one turn of the
 * event loop goes out as one piece, and is answered in its order. A read holds nothing and waits for nobody, so that none
 * can wait for one behind it. Where one was ended for its time, or the connection is lost, those behind it are lost too.
 */
class Lane {
  private readonly client: Promise<PoolClient>;
  private deadline: Deadline | undefined;
  private length = 0;
  /** When the last answer came, or when the first piece went out. */
  private movedAt: number | undefined;
  private failure: unknown;
  private isGathering = false;

  constructor(
    lend: Lend,
    private readonly seconds: number,
    private readonly ended: (lane: Lane) => void,
  ) {
    this.client = this.begin(lend);
  }

  /** How many are under way; undefined where one more would not be answered soon. */
  get room(): number | undefined {
    const isSlow = this.movedAt !== undefined && performance.now() - this.movedAt >= SLOW_MILLISECONDS;
    return this.failure === undefined && !isSlow && this.length < LONGEST ? this.length : undefined;
  }

  async send<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    this.length++;
    try {
      const client = await this.client;
      this.gather(client);
      return await work(client);
    } catch (error) {
      if (isEnded(error)) breakOff(await this.client);
      if (isEnded(error) || failureOf(error) === 'lost') this.keep(error);
      throw error;
    } finally {
      if (this.failure === undefined) this.moved();
      this.length--;
      if (this.length === 0) await this.end();
    }
  }

  private async begin(lend: Lend): Promise<PoolClient> {
    const client = await lend();
    client.on('error', this.keep);
    this.deadline = deadlineOf(client, { seconds: this.seconds, isAlone: true });
    return client;
  }

  /** There was an answer, if only that a statement is wrong. */
  private moved(): void {
    this.movedAt = performance.now();
    this.deadline?.again();
  }

  private readonly keep = (error: unknown) => {
    this.failure = error;
  };

  private gather(client: PoolClient): void {
    if (this.isGathering) return;
    this.isGathering = true;
    const together = corked(client);
    setImmediate(() => {
      this.isGathering = false;
      this.movedAt ??= performance.now();
      together();
    });
  }

  private async end(): Promise<void> {
    this.ended(this);
    const client = await this.client.catch(() => undefined);
    await this.deadline?.end();
    client?.removeListener('error', this.keep);
    client?.release(this.failure !== undefined);
  }
}

export type OpenLane = Pick<Lane, 'send'>;

/** The few lanes of a database. */
export class Lanes {
  private readonly lanes = new Set<Lane>();

  /** @param most lanes at once, which leaves the other connections to transactions */
  constructor(
    private readonly lend: Lend,
    private readonly seconds: number,
    private readonly most: number,
  ) {}

  /** @returns undefined where none has room: a connection of its own is as good then. */
  open(): OpenLane | undefined {
    if (this.lanes.size < this.most) {
      const lane = new Lane(this.lend, this.seconds, (ended) => this.lanes.delete(ended));
      this.lanes.add(lane);
      return lane;
    }
    let [best, least] = [undefined as Lane | undefined, LONGEST];
    for (const lane of this.lanes) {
      const { room } = lane;
      if (room !== undefined && room < least) [best, least] = [lane, room];
    }
    return best;
  }
}
