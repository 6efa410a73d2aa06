import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DAY_MILLISECONDS } from '../../platform/calendar';
import { contentHash } from '../../platform/content-hash';
import { Database } from '../../platform/database/database';
import { loggable } from '../../platform/loggable';
import { FileStore } from '../upload/file-store/file-store';
import type { PaperName } from './documents.dto';
import { endPapers, findPaper, forgetPaper, noteDrawnPaper, papersThatAreOver } from './documents.sql';

/**
 * The version of what draws a paper: raised when a statement is to look otherwise. Of what was agreed it stays: there another
 * look comes with another edition of the legal texts, so that the papers of loans that exist keep theirs.
 */
const DRAWERS: Readonly<Record<PaperName, number>> = {
  'contract.pdf': 1,
  'agreement.pdf': 1,
  'disclosure.pdf': 1,
  'addendum.pdf': 1,
  'statement.pdf': 4,
  'statement.csv': 1,
};
const AT_ONCE = 100;
/** A paper is drawn in less: nobody waits longer for the file store. */
const STORE_MILLISECONDS = 2000;

/** A paper that a member may see, and how it is drawn. */
export interface WantedPaper {
  readonly memberId: string;
  readonly document: PaperName;
  /** Everything that it shows. */
  readonly shown: unknown;
  /** A statement is of its day; what was agreed is kept for good. */
  readonly isOfDay: boolean;
  readonly draw: () => Buffer | Promise<Buffer>;
}

/**
 * Papers are drawn once and kept in the file store, under their member and the hash of all that they show. Whoever asks for
 * one has read the data for it as its member, so the hash opens nothing. The row comes before the file and leaves after it.
 */
@Injectable()
export class KeptPapers {
  private readonly logger = new Logger(KeptPapers.name);
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /** The bytes of a paper: kept ones, else drawn now. Two who ask at once wait for one drawing. */
  bytesOf(wanted: WantedPaper): Promise<Buffer> {
    const hash = hashOf(wanted);
    const key = keyOfPaper(wanted.memberId, hash);
    const begun = this.underWay.get(key);
    if (begun) return begun;
    const work = this.keptOrDrawn(wanted, hash).finally(() => this.underWay.delete(key));
    this.underWay.set(key, work);
    return work;
  }

  /** Forgets statements of earlier days. A file that cannot be removed keeps no other from being forgotten. */
  async forget(): Promise<void> {
    const now = new Date();
    const passed: string[] = [];
    let found: { memberId: string; hash: string }[];
    do {
      found = await papersThatAreOver.all(this.database.manager, now, passed, AT_ONCE);
      for (const { memberId, hash } of found) {
        try {
          await this.files.remove(keyOfPaper(memberId, hash));
          await forgetPaper.alone(this.database, memberId, hash, now);
        } catch (error) {
          passed.push(hash);
          this.logger.error(loggable(error));
        }
      }
    } while (found.length === AT_ONCE);
  }

  /** The files of a member whose data is forgotten; their rows go after them. */
  async removeFiles(memberId: string): Promise<void> {
    for (const { hash } of await endPapers.alone(this.database, memberId, new Date())) {
      await this.files.remove(keyOfPaper(memberId, hash));
    }
  }

  private async keptOrDrawn(wanted: WantedPaper, hash: string): Promise<Buffer> {
    const kept = await this.kept(wanted.memberId, hash);
    if (kept) return kept;
    const bytes = await wanted.draw();
    await this.keep(wanted, hash, bytes);
    return bytes;
  }

  /** Undefined where it was never drawn, its file is gone or is not what was drawn, or the store does not answer. */
  private async kept(memberId: string, hash: string): Promise<Buffer | undefined> {
    const row = await findPaper.first(this.database.manager, memberId, hash);
    if (!row) return undefined;
    try {
      const bytes = await inTime(this.files.get(keyOfPaper(memberId, hash)));
      return bytes && sha256(bytes) === row.checkSum ? bytes : undefined;
    } catch (error) {
      this.logger.warn(loggable(error));
      return undefined;
    }
  }

  /** Who asked for the paper gets it all the same where it cannot be kept. */
  private async keep({ memberId, document, isOfDay }: WantedPaper, hash: string, bytes: Buffer) {
    const keepUntil = isOfDay ? new Date(Date.now() + DAY_MILLISECONDS) : null;
    try {
      await noteDrawnPaper.alone(this.database, memberId, hash, document, sha256(bytes), keepUntil);
      await inTime(this.files.put(keyOfPaper(memberId, hash), bytes));
    } catch (error) {
      this.logger.warn(loggable(error));
    }
  }
}

/** The file store's answer, unless it takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const tooLong = pause(STORE_MILLISECONDS, undefined, { signal: over.signal }).then(() => {
    throw new Error('The file store took too long.');
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    over.abort();
  }
}

function hashOf({ document, shown }: WantedPaper): string {
  const plain: unknown = JSON.parse(JSON.stringify([document, DRAWERS[document], shown]));
  return contentHash(plain);
}

export function keyOfPaper(memberId: string, hash: string): string {
  return `${memberId}/paper-${hash}`;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
