import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CurrentAccount, personOf } from '../../platform/access/access';
import { issuersOf } from '../../platform/access/persons.sql';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import type { OwnAccounts } from '../../platform/four-eyes/own-accounts';
import { samePerson } from './number-index/number-index.sql';

/** Whoever works here may borrow here too, and is then as any member to the others. */
@Injectable()
export class OwnAccountCheck implements OwnAccounts {
  /**
   * By the account, and where who calls is a member too, by ID and bank account. Of a key, who issued it counts.
   * @throws OwnAccount
   */
  async assertAnother(tx: EntityManager, caller: CurrentAccount, memberId: string): Promise<void> {
    const mayBeMember = caller.issuedBy !== undefined || caller.roles.includes('MEMBER');
    if (await this.isOwn(tx, personOf(caller), memberId, mayBeMember)) throw new OwnAccount();
  }

  /** By what was written down of who did something: what a key did, who issued it did. */
  async isDoneByOwner(tx: EntityManager, actorId: string, memberId: string): Promise<boolean> {
    const key = await issuersOf.first(tx, [actorId]);
    return this.isOwn(tx, key?.issuedBy ?? actorId, memberId, true);
  }

  private async isOwn(
    tx: EntityManager,
    person: string,
    memberId: string,
    mayBeMember: boolean,
  ): Promise<boolean> {
    if (person === memberId) return true;
    return mayBeMember && (await samePerson.first(tx, person, memberId)) !== undefined;
  }
}
