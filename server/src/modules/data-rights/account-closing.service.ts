import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { KnownTokens } from '../../platform/access/known-tokens';
import { AuditService } from '../../platform/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { onceCommitted } from '../../platform/database/once-committed';
import type { Posted } from '../../platform/delivery/outbox';
import { filled } from '../../platform/language/sentence';
import { AuthService } from '../auth/auth.service';
import { OwnPassword } from '../auth/own-password';
import { KeptPapers } from '../documents/kept-papers';
import { MemberService } from '../member/member.service';
import { UploadService } from '../upload/upload.service';
import { ClosedAccount } from './closed-account.entity';
import { DataExport } from './data-export.entity';
import { CreditNotRefunded, LoanStillOpen, MoneyInWallet, WithdrawalOnTheWay } from './data-rights.errors';
import { isUnfinished, readObstacles } from './data-rights.sql';
import { MemberNotice } from './member-notice.service';
import { blank, deleteRows, ownedTables, readOwnData } from './own-data';

/** What is sealed is bound to its member as this field. */
const SEALED = 'closedAccount';

/** What ends with an account in the tables whose personal columns are emptied, as SQL. */
const ENDING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  member: { state: `'CLOSED'` },
  withdrawal_request: { status: `CASE WHEN status = 'OPEN' THEN 'VOID' ELSE status END` },
};

/** Closes accounts, and forgets whose they were. */
@Injectable()
export class AccountClosing {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly accounts: AuthService,
    private readonly passwords: OwnPassword,
    private readonly members: MemberService,
    private readonly uploads: UploadService,
    private readonly papers: KeptPapers,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
    private readonly tokens: KnownTokens,
    private readonly notice: MemberNotice,
    private readonly audit: AuditService,
  ) {}

  /** @throws CurrentPasswordWrong, SignInLocked, LoanStillOpen, MoneyInWallet, CreditNotRefunded, WithdrawalOnTheWay, MemberNotFound */
  async close(caller: CurrentAccount, password: string, address: string): Promise<void> {
    const account = await this.passwords.confirm(caller, password, address);
    const { accountId: memberId } = caller;
    const posted = await this.database.transaction(async (tx) => {
      await this.members.holdOpen(tx, memberId);
      await this.passwords.assertStill(tx, account);
      return this.closeHeld(tx, memberId, memberId);
    });
    await this.notice.send(posted);
  }

  /** A registration that was never activated goes at once, unless somebody has gone on with it since it was found. */
  async closeUnfinished(memberId: string): Promise<void> {
    const isClosed = await this.database.maintenance(async (tx) => {
      await this.members.hold(tx, memberId);
      if (!(await isUnfinished.only(tx, memberId)).isUnfinished) return false;
      await this.closeHeld(tx, memberId, null);
      return true;
    });
    if (isClosed) await this.forget(memberId);
  }

  /**
   * Forgets what was sealed, the photos and the papers, and who agreed. A loan that was opened again, since a payment
   * was taken back, is waited for. Files go before the rows that name them, so what is cut off goes on later.
   * @returns whether it was done
   */
  async forget(memberId: string): Promise<boolean> {
    if (!(await this.mayForget(this.database.manager, memberId))) return false;
    await this.uploads.removeFiles(memberId);
    await this.papers.removeFiles(memberId);
    const isForgotten = await this.database.maintenance(async (tx) => {
      await this.members.hold(tx, memberId);
      if (!(await this.mayForget(tx, memberId))) return false;
      await tx.update(
        ClosedAccount,
        { memberId },
        { sealedCipher: null, forgottenAt: await this.clock.now(tx) },
      );
      for (const fate of ['deleted at closing', 'deleted when forgotten'] as const) {
        for (const table of ownedTables(fate)) await deleteRows(tx, memberId, table);
      }
      await this.audit.record(tx, {
        actorId: null,
        action: 'ACCOUNT_FORGOTTEN',
        subject: `account ${memberId}`,
        memberId,
      });
      return true;
    });
    if (isForgotten) await this.forgetAgreements(memberId);
    return isForgotten;
  }

  /**
   * Of who was forgotten already. Agreements are the owner's to change, and on a distributed database one transaction
   * changes the rows of a member as one role alone. Where it is cut off, the next run finds them.
   */
  async forgetAgreements(memberId: string): Promise<void> {
    await this.database.maintenance((tx) => tx.query('SELECT forget_agreements($1)', [memberId]));
  }

  private async mayForget(tx: EntityManager, memberId: string): Promise<boolean> {
    const isClosed = await tx.existsBy(ClosedAccount, { memberId, forgottenAt: IsNull() });
    return isClosed && !(await readObstacles.only(tx, memberId)).hasLoan;
  }

  /** The caller holds the member's row, as does whatever opens a loan or gives money back: that comes before or after. */
  private async closeHeld(
    tx: EntityManager,
    memberId: string,
    actorId: string | null,
  ): Promise<Posted | undefined> {
    await this.accounts.hold(tx, memberId);
    const { phoneNumber, email } = await this.members.profile(tx, memberId);
    const { hasLoan, hasMoney, hasWithdrawal, hasCredit } = await readObstacles.only(tx, memberId);
    if (hasLoan) throw new LoanStillOpen();
    if (hasMoney) throw new MoneyInWallet();
    if (hasCredit) throw new CreditNotRefunded();
    if (hasWithdrawal) throw new WithdrawalOnTheWay();
    const language = (await this.accounts.languageOf(tx, memberId)) ?? 'en';
    const sealed = await readOwnData(tx, memberId, this.cipher, ownedTables('sealed at closing'));
    const closedAt = await this.clock.now(tx);
    const isUnfinished = actorId === null;
    const forgetAt = new Date(closedAt);
    // What is forgotten at once has its time already, so that the next run does it where this one is cut off.
    if (!isUnfinished)
      forgetAt.setUTCFullYear(closedAt.getUTCFullYear() + this.settings.environment.RETENTION_CLOSED_YEARS);
    const sealedCipher = this.cipher.encrypt(JSON.stringify(sealed), memberId, SEALED);
    await tx.insert(ClosedAccount, { memberId, closedAt, forgetAt, sealedCipher });
    await tx.update(DataExport, { memberId, state: 'READY' }, { expiresAt: new Date() });
    await tx.update(DataExport, { memberId, state: 'RUNNING' }, { state: 'FAILED' });
    for (const table of ownedTables('deleted at closing')) await deleteRows(tx, memberId, table);
    await this.audit.record(tx, {
      actorId,
      action: 'ACCOUNT_CLOSED',
      subject: `account ${memberId}`,
      memberId,
      after: { forgetAt: forgetAt.toISOString() },
    });
    const posted = await this.notice.put(tx, { phoneNumber, email, language }, this.wording(isUnfinished));
    for (const table of ownedTables('sealed at closing')) {
      await blank(tx, memberId, this.cipher, table, ENDING[table[0]]);
    }
    onceCommitted(tx, () => this.tokens.end(memberId));
    return posted;
  }

  /** @param isUnfinished whether nobody closed it: a registration ran out */
  private wording(isUnfinished: boolean) {
    const { COMPANY_SHORT_NAME: company } = this.settings.environment;
    if (isUnfinished)
      return {
        about: 'news of a registration that ran out',
        subject: filled('Your registration at {company} is deleted', { company }),
        text: filled(
          'Your registration at {company} was not finished for a long time, so it is closed, and what you told us is deleted. You can register again at any time.',
          { company },
        ),
      };
    return {
      about: 'news of a closed account',
      subject: filled('Your account at {company} is closed', { company }),
      text: filled(
        'Your account at {company} is closed, and nobody can sign in to it any more. If it was not you who closed it, call us at once.',
        { company },
      ),
    };
  }
}
