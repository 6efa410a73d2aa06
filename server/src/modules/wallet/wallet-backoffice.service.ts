import { Injectable } from '@nestjs/common';
import { toMajor } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import type { CurrentAccount } from '../../platform/access/access';
import { AuditService, auditValues } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { FieldCipher } from '../../platform/crypto/field-cipher';
import { Database } from '../../platform/database/database';
import { onceCommitted } from '../../platform/database/once-committed';
import { eventValues } from '../../platform/events/events';
import { IdempotencyService, type StoredAnswer } from '../../platform/idempotency/idempotency.service';
import { masked } from '../../platform/masked';
import { countWithdrawal } from '../../platform/metrics/counters';
import { type PageQueryDto } from '../../platform/page-query.dto';
import { toPage } from '../../platform/paging';
import { LedgerService } from '../ledger/ledger.service';
import { columnsOf, type DatedMovement, ofWallet } from '../ledger/movement';
import { LoanService } from '../loan/loan.service';
import { WalletCarryOver } from '../loan/wallet-carry-over';
import { fullLegalName } from '../member/legal-name';
import { type MemberContact, MemberService } from '../member/member.service';
import { OwnAccountCheck } from '../member/own-account';
import { OtpService, otpDay, wrongTriesLeft } from './otp.service';
import { PayoutFourEyes } from './payout-four-eyes';
import { isForPresentAccount } from './present-account';
import { NoWithdrawalRequest, noRequestWithThisId, WithdrawalNotFound } from './wallet.errors';
import type {
  BackofficeWithdrawalDto,
  BackofficeWithdrawalPageDto,
  OtpIssuedDto,
  ReceivingAccountDto,
  WithdrawalListQueryDto,
  WithdrawalRequestDto,
  WithdrawalRequestPageDto,
} from './wallet-backoffice.dto';
import type { Withdrawal, WithdrawalRequest } from './withdrawal.entity';
import { WithdrawalRepository } from './withdrawal.repository';
import { findWithdrawal, lockOpenRequest, lockWithdrawal, type OpenRequest, settle } from './withdrawal.sql';
import { withdrawalEvent } from './withdrawal-happening';
import { assertTransition, type SettableStatus } from './withdrawal-status';
import { toWithdrawalDto } from './withdrawal-view';

@Injectable()
export class WalletBackofficeService {
  constructor(
    private readonly database: Database,
    private readonly withdrawals: WithdrawalRepository,
    private readonly otps: OtpService,
    private readonly loans: LoanService,
    private readonly carryOver: WalletCarryOver,
    private readonly members: MemberService,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly cipher: FieldCipher,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
    private readonly ownAccount: OwnAccountCheck,
    private readonly fourEyes: PayoutFourEyes,
  ) {}

  async listRequests({ cursor, limit }: PageQueryDto): Promise<WithdrawalRequestPageDto> {
    const tx = this.database.manager;
    const page = toPage(await this.withdrawals.listOpenRequests(tx, { cursor, limit }), limit);
    const members = await this.members.contacts(
      tx,
      page.rows.map(({ memberId }) => memberId),
    );
    const offsetDays = await this.clock.offsetDays(tx);
    return {
      items: page.rows.map((request) => ({
        ...requestFields(request, members.get(request.memberId)),
        memberId: request.memberId,
        accountNumber: masked(this.accountNumber(request)),
        createdAt: this.clock.at(offsetDays, request.createdAt.getTime()).toISOString(),
        expiresAt: this.clock.at(offsetDays, request.expiresAt.getTime()).toISOString(),
      })),
      nextCursor: page.nextCursor,
    };
  }

  /** @throws NoWithdrawalRequest, also for a number that is no member's */
  issueOtp(caller: CurrentAccount, phoneNumber: string): Promise<OtpIssuedDto> {
    return this.database.transaction(async (tx) => {
      const member = await this.members.findByPhone(tx, phoneNumber);
      const request = member && (await openRequestOf(tx, member.id));
      if (!request) throw new NoWithdrawalRequest({ detail: 'This member has no open withdrawal request.' });
      if (!isForPresentAccount(this.cipher, request)) throw ofEarlierAccount();
      await this.ownAccount.assertAnother(tx, caller, member.id);
      const { code, expiresAt } = await this.otps.issue(tx, request, caller.accountId);
      return {
        ...requestFields(request, member),
        accountNumber: this.accountNumber(request),
        oTP: code,
        expiresAt: expiresAt.toISOString(),
        wrongTriesLeftToday: wrongTriesLeft(request),
      };
    });
  }

  /** Leaves an audit row. @throws NoWithdrawalRequest */
  requestAccount({ accountId }: CurrentAccount, requestId: string): Promise<ReceivingAccountDto> {
    return this.database.transaction(async (tx) => {
      const request = await this.withdrawals.findOpenRequest(tx, requestId);
      if (!request) throw noRequestWithThisId();
      return this.tellAccount(tx, accountId, request, `withdrawal request ${requestId}`);
    });
  }

  /** Leaves an audit row. @throws WithdrawalNotFound */
  withdrawalAccount({ accountId }: CurrentAccount, withdrawalNumber: string): Promise<ReceivingAccountDto> {
    return this.database.transaction(async (tx) => {
      const withdrawal = await this.withdrawals.findByNumber(tx, withdrawalNumber);
      if (!withdrawal) throw new WithdrawalNotFound();
      return this.tellAccount(tx, accountId, withdrawal, `withdrawal ${withdrawalNumber}`);
    });
  }

  async list({ status, cursor, limit }: WithdrawalListQueryDto): Promise<BackofficeWithdrawalPageDto> {
    const tx = this.database.manager;
    const page = toPage(await this.withdrawals.list(tx, { status, cursor, limit }), limit);
    const members = await this.members.contacts(
      tx,
      page.rows.map(({ memberId }) => memberId),
    );
    return {
      items: page.rows.map((withdrawal) => this.toRow(withdrawal, members.get(withdrawal.memberId))),
      nextCursor: page.nextCursor,
    };
  }

  /**
   * FAILED returns the money in the same transaction; before any other end it is PROCESSING.
   * @throws WithdrawalNotFound, OwnAccount, InvalidTransition, SecondPersonNeeded
   */
  async changeStatus(
    caller: CurrentAccount,
    withdrawalNumber: string,
    status: SettableStatus,
    key: string,
  ): Promise<StoredAnswer> {
    const { accountId } = caller;
    const request = {
      accountId,
      operation: 'changeWithdrawalStatus',
      key,
      body: { withdrawalNumber, status },
    };
    const found = await findWithdrawal.first(this.database.manager, withdrawalNumber);
    // The key is claimed before it matters whether there is one.
    const lock = async (tx: EntityManager) => found && lockWithdrawal.only(tx, found.memberId, found.id);
    return this.idempotency.once(request, lock, async (tx, withdrawal) => {
      if (!withdrawal) throw new WithdrawalNotFound();
      await this.ownAccount.assertAnother(tx, caller, withdrawal.memberId);
      assertTransition(withdrawal.status, status);
      if (status === 'PROCESSING') await this.fourEyes.assertSecond(tx, caller, withdrawal);
      const now = this.clock.at(withdrawal.offsetDays);
      const settledAt = status === 'PROCESSING' ? null : now;
      const audit = auditValues({
        actorId: accountId,
        action: 'WITHDRAWAL_STATUS',
        subject: `withdrawal ${withdrawalNumber}`,
        memberId: withdrawal.memberId,
        before: { status: withdrawal.status },
        after: { status },
      });
      const { memberId, id } = withdrawal;
      const event = eventValues(withdrawalEvent({ ...withdrawal, status }, now));
      const settled = (movements: readonly DatedMovement[]) =>
        settle.all(tx, memberId, id, status, settledAt, ...audit, ...columnsOf(movements), ...event);
      if (status === 'FAILED') await this.giveBack(tx, withdrawal, now, settled);
      else await settled([]);
      onceCommitted(tx, () => countWithdrawal(status, withdrawal));
      const { phoneNumber } = withdrawal;
      const member = { id: memberId, phoneNumber, fullLegalName: fullLegalName(withdrawal) };
      return { answer: this.toRow({ ...withdrawal, status, settledAt }, member) };
    });
  }

  /** Into the wallet it came from, and on to the one of a later loan, which the member sees. */
  private async giveBack(
    tx: EntityManager,
    withdrawal: Withdrawal,
    now: Date,
    settled: (movements: readonly DatedMovement[]) => Promise<unknown>,
  ): Promise<void> {
    const { memberId, id, walletAccountId, loanId, currency, amountMinor } = withdrawal;
    // An application of the same moment sees this money in its wallets, or is seen here as the latest loan.
    await this.carryOver.hold(tx, memberId);
    const movement = ofWallet({
      kind: 'WITHDRAWAL_RETURN',
      subjectId: id,
      wallet: { memberId, id: walletAccountId, loanId, currency },
      amountMinor,
      against: 'PAYOUTS',
    });
    await settled([{ ...movement, onDay: todayInManila(now) }]);
    const latest = await this.loans.latest(tx, memberId);
    if (!latest || latest.id === loanId || latest.currency !== currency) return;
    await this.carryOver.into(tx, await this.ledger.walletOfLoan(tx, memberId, latest.id));
  }

  private async tellAccount(
    tx: EntityManager,
    actorId: string,
    paid: Withdrawal | WithdrawalRequest,
    subject: string,
  ): Promise<ReceivingAccountDto> {
    const { memberId, bankName } = paid;
    await this.audit.record(tx, { actorId, action: 'RECEIVING_ACCOUNT_READ', subject, memberId });
    const { fullLegalName } = await this.members.profile(tx, memberId);
    return { fullName: fullLegalName, bankName, accountNumber: this.accountNumber(paid) };
  }

  private toRow(withdrawal: Withdrawal, member: MemberContact | undefined): BackofficeWithdrawalDto {
    return {
      ...toWithdrawalDto(withdrawal, masked(this.accountNumber(withdrawal)), 'en'),
      memberId: withdrawal.memberId,
      phoneNumber: member?.phoneNumber ?? '',
      fullName: member?.fullLegalName ?? '',
      settledAt: withdrawal.settledAt?.toISOString(),
    };
  }

  private accountNumber({
    accountNumberCipher,
    memberId,
  }: Pick<Withdrawal, 'accountNumberCipher' | 'memberId'>): string {
    return this.cipher.decrypt(accountNumberCipher, memberId, 'accountNumber');
  }
}

function ofEarlierAccount() {
  return new NoWithdrawalRequest({
    detail:
      'The receiving account is another one since this member asked. The member has to confirm the withdrawal again.',
  });
}

/** One that took the place of another while this waited for that is not seen by the statement that began before. */
async function openRequestOf(tx: EntityManager, memberId: string) {
  const lock = () => lockOpenRequest.first(tx, memberId, otpDay());
  return (await lock()) ?? (await lock());
}

function requestFields(
  request: OpenRequest,
  member: MemberContact | undefined,
): Omit<WithdrawalRequestDto, 'memberId' | 'accountNumber' | 'createdAt' | 'expiresAt'> {
  return {
    requestId: request.id,
    phoneNumber: member?.phoneNumber ?? '',
    fullName: member?.fullLegalName ?? '',
    source: request.source,
    withdrawalAmount: toMajor(request.amountMinor),
    selectedCurrency: request.currency,
    bankName: request.bankName,
  };
}
