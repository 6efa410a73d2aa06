import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { tryName } from '../../../platform/database/lock-name';
import type { Language } from '../../../platform/language/language';
import { speakLanguage } from '../auth.sql';
import { type Beginning, type IssuedSession, SessionService } from '../session.service';
import { SecurityNotices, type Told } from './security-notices.service';

/** Begins sessions, and marks those on devices that their account does not know: the member is told of them. */
@Injectable()
export class SessionBeginning {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionService,
    private readonly notices: SecurityNotices,
  ) {}

  /** Of several sign-ins at once one writes it, and the others do not stand in line. */
  async speak({ id, language: before }: Pick<Told, 'id' | 'language'>, language: Language): Promise<void> {
    if (before === language) return;
    await this.database.transaction(async (tx) => {
      if (await tryName(tx, `language of ${id}`)) await speakLanguage.all(tx, id, language);
    });
  }

  /**
   * Who signs in for the first time of all needs no news of it: the language of the last sign-in is unknown then. The session
   * that a known browser had before ends.
   * @returns nothing where the account was suspended meanwhile, or has another password.
   */
  async begin(
    beginning: Beginning,
    account: Told,
    { isKnown, secondFactorAt }: { readonly isKnown: boolean; readonly secondFactorAt?: Date },
    tx?: EntityManager,
  ): Promise<IssuedSession | undefined> {
    const isNews = !isKnown && account.language !== null && this.notices.mayReach(account);
    const newsIn = isNews ? account.language : null;
    return this.sessions.start({ ...beginning, newsIn, isAgain: isKnown }, tx, secondFactorAt);
  }
}
