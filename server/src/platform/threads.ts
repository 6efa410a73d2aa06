import { Worker } from 'node:worker_threads';

/** Long enough that a busy server keeps its threads, short enough that a quiet one has their memory back. */
const IDLE_MILLISECONDS = 10_000;
/** The threads hold nothing; what they compute has memory of its own. */
const LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 };

interface Reply<Answer> {
  readonly answer?: Answer;
  readonly failure?: string;
}

interface IdleThread {
  readonly thread: Worker;
  readonly end: NodeJS.Timeout;
}

/**
 * Threads for work that would hold up all other. Each does one piece at a time; one is started when all others are at
 * work, so whoever asks decides how many there are, and ends when it had nothing to do for a while. None keeps the
 * process from ending but while it works.
 */
export class Threads<Work, Answer> {
  private readonly idle: IdleThread[] = [];

  constructor(private readonly file: string) {}

  async do(work: Work): Promise<Answer> {
    const thread = this.take();
    try {
      const { answer, failure } = await replyOf<Answer>(thread, work);
      if (failure !== undefined) throw new Error(failure);
      return answer as Answer;
    } finally {
      this.giveBack(thread);
    }
  }

  /** The one that rested last comes first, so that those which are not needed end. */
  private take(): Worker {
    const rested = this.idle.pop();
    if (!rested) return new Worker(this.file, { resourceLimits: LIMITS });
    clearTimeout(rested.end);
    rested.thread.ref();
    return rested.thread;
  }

  private giveBack(thread: Worker): void {
    if (thread.threadId === -1) return;
    thread.unref();
    const end = setTimeout(() => {
      this.idle.splice(
        this.idle.findIndex((one) => one.thread === thread),
        1,
      );
      void thread.terminate();
    }, IDLE_MILLISECONDS).unref();
    this.idle.push({ thread, end });
  }
}

function replyOf<Answer>(thread: Worker, work: unknown): Promise<Reply<Answer>> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      thread.off('message', succeed).off('error', fail).off('exit', leave);
    };
    const succeed = (reply: Reply<Answer>) => {
      settle();
      resolve(reply);
    };
    const fail = (error: unknown) => {
      settle();
      reject(error);
    };
    const leave = () => fail(new Error('the thread ended before it answered'));
    thread.on('message', succeed).on('error', fail).on('exit', leave);
    thread.postMessage(work);
  });
}
