import { Injectable } from '@nestjs/common';
import { retryAfter } from '../../platform/problem/retry-after';
import { UploadsBusy } from './upload.errors';

/** Each one that waits holds its picture in memory. */
const MOST_WAITING = 16;
const RETRY_SECONDS = 5;

/** Lets one picture be decoded at a time: unpacked it takes a hundred times its bytes, and a thread of everybody's. */
@Injectable()
export class DecodingQueue {
  private pending = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** @throws UploadsBusy when too many wait already. */
  async run<Result>(decode: () => Promise<Result>): Promise<Result> {
    if (this.pending > MOST_WAITING) {
      throw new UploadsBusy(retryAfter(RETRY_SECONDS));
    }
    this.pending += 1;
    const turn = this.last.then(decode);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.pending -= 1;
    }
  }
}
