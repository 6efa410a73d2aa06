import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { KeyedHash } from '../../../platform/crypto/keyed-hash';
import type { SealedField } from '../../../platform/crypto/sealed-columns';
import { Database } from '../../../platform/database/database';
import { loggable } from '../../../platform/loggable';
import { FIRST_ID } from '../../../platform/paging';
import type { Member } from '../member.entity';
import { comparableAccount, comparableNumber } from './comparable-number';
import {
  COMPARED_BY,
  holdersOfIdentity,
  indexNumbers,
  membersToIndex,
  type SameNumber,
  sameNumbers,
  type Unindexed,
} from './number-index.sql';

const AT_ONCE = 200;
/** More of one member are no more reason to look. */
const MOST_OTHERS = 20;

/**
 * Finds the same ID and the same bank account in two accounts, though both numbers are encrypted: by keyed hashes beside
 * them. An ID is its type and its number; an account is its number alone, since everybody writes a bank's name in
 * another way.
 */
@Injectable()
export class NumberIndex {
  private readonly logger = new Logger(NumberIndex.name);

  constructor(
    private readonly database: Database,
    private readonly cipher: FieldCipher,
    private readonly keyedHash: KeyedHash,
  ) {}

  /** What stands beside the number of an ID, whenever one is written. */
  ofIdentity(type: string, number: string): Pick<Member, 'identityNumberHash'> {
    return { identityNumberHash: this.hashOf('identity number', type, comparableNumber(number)) };
  }

  /** The same for the number of a bank account. */
  ofAccount(number: string): Pick<Member, 'accountNumberHash'> {
    return { accountNumberHash: this.hashOf('account number', comparableAccount(number)) };
  }

  private hashOf(...parts: [purpose: string, ...string[]]): string {
    return COMPARED_BY + this.keyedHash.of(...parts);
  }

  /** Whose ID it is already. */
  async holdersOf(tx: EntityManager, identityType: string, identityNumber: string): Promise<string[]> {
    const { identityNumberHash } = this.ofIdentity(identityType, identityNumber);
    const holders = await holdersOfIdentity.all(tx, identityNumberHash ?? '', MOST_OTHERS);
    return holders.map(({ memberId }) => memberId);
  }

  /** Who else has numbers of these members. */
  sharedBy(tx: EntityManager, memberIds: readonly string[]): Promise<SameNumber[]> {
    return sameNumbers.all(tx, memberIds, MOST_OTHERS * memberIds.length);
  }

  /**
   * Writes the hashes that are missing, or were made by another way to compare: of numbers from before, and of those that a
   * server of the version before has written since. What was done stays, so it goes on where it was stopped. One that cannot be read is left
   * out, and said.
   */
  async complete(): Promise<void> {
    let after = FIRST_ID;
    for (;;) {
      const members = await membersToIndex.all(this.database.manager, after, AT_ONCE);
      for (const member of members) await this.index(member);
      const last = members.at(-1);
      if (!last || members.length < AT_ONCE) return;
      after = last.id;
    }
  }

  private async index({ id, identityType, identityNumberCipher, accountNumberCipher }: Unindexed) {
    try {
      const open = (value: string, field: SealedField) => this.cipher.decrypt(value, id, field);
      const identity =
        identityNumberCipher === null
          ? null
          : this.ofIdentity(identityType ?? '', open(identityNumberCipher, 'identityNumber'));
      const account =
        accountNumberCipher === null ? null : this.ofAccount(open(accountNumberCipher, 'accountNumber'));
      await indexNumbers.alone(
        this.database,
        id,
        identityNumberCipher,
        accountNumberCipher,
        identity?.identityNumberHash ?? null,
        account?.accountNumberHash ?? null,
      );
    } catch (error) {
      this.logger.error({ memberId: id, index: 'of the numbers', ...loggable(error) });
    }
  }
}
