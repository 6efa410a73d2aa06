import { Injectable, Logger } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { type EntityManager, QueryFailedError } from 'typeorm';
import { FieldCipher } from '../crypto/field-cipher';
import { KeyedHash } from '../crypto/keyed-hash';
import { answerField } from '../crypto/sealed-columns';
import { Database } from '../database/database';
import { CommitUncertain, DatabaseBusy } from '../database/failures';
import { forget } from '../database/forget';
import { loggable } from '../loggable';
import { OutcomeUnknown } from '../problem/common.errors';
import type { Problem } from '../problem/problem';
import { sortKeys } from '../sort-keys';
import { IdempotencyInFlight, IdempotencyKeyReused } from './idempotency.errors';
import { answerFor, claimKey, firstAnswer, giveUpKey, KEPT_HOURS } from './idempotency.sql';

const LOCK_NOT_AVAILABLE = '55P03';

/** Names one effect: who wants it, which operation, under which key, with which content. */
export interface IdempotentRequest {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  readonly body: unknown;
}

/** An answer as the bytes that were first sent. */
export class StoredAnswer {
  constructor(readonly json: string) {}
}

/**
 * What a unit of work ends with: an answer to remember; or a refusal whose own traces (a counted wrong try) are to be kept,
 * or an answer that nothing was done, while nothing is remembered under the key.
 */
export type Outcome<T> = { readonly answer: T; readonly isPassing?: true } | { readonly refusal: Problem };

@Injectable()
export class IdempotencyService {
  private readonly logger = new Logger(IdempotencyService.name);

  constructor(
    private readonly database: Database,
    private readonly keyedHash: KeyedHash,
    private readonly cipher: FieldCipher,
  ) {}

  /**
   * Runs the work once per account, operation and key, in one transaction with the record of its answer.
   * A repeated request waits a few seconds for the first one, then gets the same bytes.
   * Where the answer to the commit was lost, the record tells whether it was done; if it was not, it is done then. A
   * refusal leaves no record: it is answered as it was found, and a wrong try counts once at most.
   * @param hold reads and locks what the work rests on. It goes out together with the claim of the key, so it changes
   * nothing.
   * @throws IdempotencyKeyReused for another body, IdempotencyInFlight when the first takes too long, OutcomeUnknown.
   */
  async once<Held, T>(
    request: IdempotentRequest,
    hold: (tx: EntityManager) => Promise<Held>,
    work: (tx: EntityManager, held: Held) => Promise<Outcome<T>>,
  ): Promise<StoredAnswer> {
    let refusal: Problem | undefined;
    try {
      return await this.attempt(request, hold, async (tx, held) => {
        const outcome = await work(tx, held);
        refusal = 'refusal' in outcome ? outcome.refusal : undefined;
        return outcome;
      });
    } catch (error) {
      if (!(error instanceof CommitUncertain)) throw error;
      this.logger.warn(loggable(error));
      if (refusal) throw refusal;
    }
    try {
      return await this.attempt(request, hold, work);
    } catch (error) {
      if (!(error instanceof CommitUncertain || error instanceof DatabaseBusy)) throw error;
      throw new OutcomeUnknown({
        cause: error,
        detail:
          'It is not certain whether this was done. Please try again with the same key: it will not be done twice.',
      });
    }
  }

  /** What was answered before, where it was. @throws IdempotencyKeyReused for another body */
  answerBefore(request: IdempotentRequest): Promise<StoredAnswer | undefined> {
    return this.firstAnswer(request, this.hashOf(request));
  }

  /** Forgets what may be forgotten. */
  purge(): Promise<void> {
    return forget(
      this.database,
      'idempotency_record',
      `created_at <= now() - interval '${KEPT_HOURS} hours'`,
    );
  }

  private async attempt<Held, T>(
    request: IdempotentRequest,
    hold: (tx: EntityManager) => Promise<Held>,
    work: (tx: EntityManager, held: Held) => Promise<Outcome<T>>,
  ): Promise<StoredAnswer> {
    const { accountId, operation, key } = request;
    const requestHash = this.hashOf(request);
    const outcome = await this.database.transaction(async (tx) => {
      const [claim, held] = await Promise.allSettled([this.claim(tx, request, requestHash), hold(tx)]);
      if (claim.status === 'rejected') throw claim.reason;
      if (!claim.value) return undefined;
      if (held.status === 'rejected') throw held.reason;
      const done = await work(tx, held.value);
      if ('refusal' in done) {
        await giveUpKey.all(tx, accountId, operation, key);
        return done;
      }
      const answer = new StoredAnswer(JSON.stringify(done.answer));
      if (done.isPassing) {
        await giveUpKey.all(tx, accountId, operation, key);
        return { answer };
      }
      const answerCipher = this.cipher.encrypt(answer.json, accountId, answerField(request));
      await answerFor.last(tx, accountId, operation, key, answerCipher);
      return { answer };
    });
    if (!outcome) return (await this.firstAnswer(request, requestHash)) ?? this.attempt(request, hold, work);
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.answer;
  }

  /** @returns undefined where it was forgotten meanwhile. @throws IdempotencyKeyReused */
  private async firstAnswer(
    request: IdempotentRequest,
    requestHash: string,
  ): Promise<StoredAnswer | undefined> {
    const { accountId, operation, key } = request;
    const first = await firstAnswer.first(this.database.manager, accountId, operation, key);
    if (!first) return undefined;
    if (first.requestHash !== requestHash) throw new IdempotencyKeyReused();
    return new StoredAnswer(this.cipher.decrypt(first.answerCipher, accountId, answerField(request)));
  }

  private hashOf({ body }: IdempotentRequest): string {
    return this.keyedHash.of('idempotent request', JSON.stringify(sortKeys(body)));
  }

  /** The row goes with a transaction that fails, so that a request which ends without success leaves nothing behind. */
  private async claim(
    tx: EntityManager,
    { accountId, operation, key }: IdempotentRequest,
    requestHash: string,
  ): Promise<boolean> {
    try {
      const claimed = await claimKey.first(tx, accountId, operation, key, requestHash);
      return claimed !== undefined;
    } catch (error) {
      if (isHeldByAnother(error)) throw new IdempotencyInFlight({ headers: { 'retry-after': '1' } });
      throw error;
    }
  }
}

/**
 * Of a row PostgreSQL says, in whatever language, in which table it is. Who waits for the whole table, or for a part that moves to
 * another node, is told nothing.
 */
function isHeldByAnother(error: unknown): boolean {
  if (!(error instanceof QueryFailedError && error.driverError instanceof DatabaseError)) return false;
  const { code, where = '' } = error.driverError;
  return code === LOCK_NOT_AVAILABLE && where.includes('idempotency_record');
}
