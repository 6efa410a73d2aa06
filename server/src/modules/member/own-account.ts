import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CurrentAccount, personOf } from '../../platform/access/access';
import { OwnAccount } from '../../platform/four-eyes/four-eyes.errors';
import { samePerson } from './number-index/number-index.sql';

/** Whoever works here may borrow here too, and is then as any member to the others. */
@Injectable()
export class OwnAccountCheck {
  /**
   * By the account, and where who calls is a member too, by ID and bank account. Of a key, who issued it counts.
   * @throws OwnAccount
   */
  async assertAnother(tx: EntityManager, caller: CurrentAccount, memberId: string): Promise<void> {
    const person = personOf(caller);
    if (person === memberId) throw new OwnAccount();
    const mayBeMember = caller.issuedBy !== undefined || caller.roles.includes('MEMBER');
    if (mayBeMember && (await samePerson.first(tx, person, memberId))) throw new OwnAccount();
  }
}
