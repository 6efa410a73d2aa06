import { Worker } from 'node:worker_threads';

/** Long enough that a busy server keeps its threads, short enough that a quiet one has their memory back. */
const IDLE_MILLISECONDS = 10_000;
/** The threads hold nothing; what they compute has memory of its own. */
const LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 };

interface Reply<Answer> {
  readonly answer?: Answer;
  readonly failure?: string;
}

interface Piece<Answer> {
  readonly succeed: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

interface Seat<Answer> {
  readonly thread: Worker;
  /** What it was given and has not answered, in the order in which it answers. */
  readonly pieces: Piece<Answer>[];
  end?: NodeJS.Timeout;
}

/**
 * Threads for work that would hold up all other. One is started when all others are at work, up to so many; then each
 * piece goes to the one with the fewest, so that it finds the next one waiting when it is done. A thread answers in turn,
 * several pieces at once where it likes, and ends when it had nothing to do for a while. None keeps the process from ending but while it works.
 */
export class Threads<Work, Answer> {
  private readonly seats = new Set<Seat<Answer>>();

  constructor(
    private readonly file: string,
    private readonly atMost: number,
  ) {}

  do(work: Work): Promise<Answer> {
    const seat = this.choose();
    clearTimeout(seat.end);
    seat.thread.ref();
    return new Promise((succeed, fail) => {
      seat.pieces.push({ succeed, fail });
      seat.thread.postMessage(work);
    });
  }

  private choose(): Seat<Answer> {
    const [freest] = [...this.seats].sort((one, other) => one.pieces.length - other.pieces.length);
    const isTaken = freest !== undefined && (freest.pieces.length === 0 || this.seats.size >= this.atMost);
    return isTaken ? freest : this.start();
  }

  private start(): Seat<Answer> {
    const seat: Seat<Answer> = {
      thread: new Worker(this.file, { resourceLimits: LIMITS }),
      pieces: [],
    };
    const abandon = (error: Error) => {
      this.seats.delete(seat);
      clearTimeout(seat.end);
      for (const { fail } of seat.pieces.splice(0)) fail(error);
    };
    seat.thread
      .on('message', (replies: readonly Reply<Answer>[]) => {
        for (const { answer, failure } of replies) {
          const piece = seat.pieces.shift();
          if (failure === undefined) piece?.succeed(answer as Answer);
          else piece?.fail(new Error(failure));
        }
        if (seat.pieces.length === 0) this.rest(seat);
      })
      .on('error', abandon)
      .on('exit', () => abandon(new Error('the thread ended before it answered')));
    this.seats.add(seat);
    return seat;
  }

  private rest(seat: Seat<Answer>): void {
    seat.thread.unref();
    seat.end = setTimeout(() => {
      this.seats.delete(seat);
      void seat.thread.terminate();
    }, IDLE_MILLISECONDS).unref();
  }
}
