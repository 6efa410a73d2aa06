import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { TokenInvalid } from '../../platform/access/access.errors';
import { auditValues } from '../../platform/audit/audit.service';
import { todayInManila } from '../../platform/calendar';
import { Clock } from '../../platform/clock/clock';
import { NumberSeries } from '../../platform/database/number-series';
import { onceCommitted } from '../../platform/database/once-committed';
import { eventValues } from '../../platform/events/events';
import {
  IdempotencyService,
  type Outcome,
  type StoredAnswer,
} from '../../platform/idempotency/idempotency.service';
import { filled } from '../../platform/language/sentence';
import { applications } from '../../platform/metrics/counters';
import { newId } from '../../platform/new-id';
import { invalidField } from '../../platform/problem/common.errors';
import { LoanLimitsService } from '../credit/loan-limits.service';
import { RatesOutdated } from '../currency/currency.errors';
import { CurrencyService } from '../currency/currency.service';
import { columnsOf } from '../ledger/movement';
import { type MemberProfile, MemberService } from '../member/member.service';
import { toAgreed } from './agreed';
import { ApplicationLapseService } from './application-lapse.service';
import type { LoanAppliedDto, LoanApplyDto } from './loan.dto';
import type { Loan } from './loan.entity';
import { LoanWrittenOff, NotActivated } from './loan.errors';
import { LoanRepository } from './loan.repository';
import {
  type Applicant,
  type ApplicationRow,
  type FilledWallet,
  fileAndCarry,
  fileApplication,
  holdApplicant,
} from './loan.sql';
import type { Consent } from './loan-agreement.service';
import type { LoanEvent } from './loan-event.entity';
import { loanEvent } from './loan-happening';
import type { LoanToPayOff } from './loan-payoffs';
import { LoanQuoteService } from './loan-quote.service';
import { type AgreedLoan, chargedColumns } from './loan-quote-view';
import { ratesOutdatedForTopUp } from './top-up.errors';
import { TopUpService } from './top-up.service';
import { assertCarriable, carriedOver, type OwnWallet, WalletCarryOver } from './wallet-carry-over';

export type { Loan, LoanEvent };

/** Nobody borrows again while something is left of a loan that was written off. */
function stillOwed(number: string): Error {
  return new LoanWrittenOff({
    detail: filled('What is left of your loan {number} is paid first; then you may apply again.', { number }),
  });
}

/** A refusal but for its status: once that loan has ended, the same key may apply. */
const EXISTS: Outcome<LoanAppliedDto> = { answer: { state: 'LOAN_EXISTS' }, isPassing: true };

/** An application that nothing speaks against. */
interface Accepted {
  readonly member: MemberProfile;
  readonly applicant: Applicant;
  readonly agreed: AgreedLoan;
  readonly consent: Consent;
  readonly now: Date;
  /** The loan that it pays off. */
  readonly paysOff: LoanToPayOff | undefined;
}

@Injectable()
export class LoanService {
  private readonly numbers = new NumberSeries('LN', 'loan_number_sequence');

  constructor(
    private readonly repository: LoanRepository,
    private readonly quotes: LoanQuoteService,
    private readonly currencies: CurrencyService,
    private readonly lapses: ApplicationLapseService,
    private readonly limits: LoanLimitsService,
    private readonly carryOver: WalletCarryOver,
    private readonly topUps: TopUpService,
    private readonly members: MemberService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Files an application with what was agreed to, and its wallet, which holds no more until approval than what is left
   * of earlier loans.
   * @throws NotActivated, LoanWrittenOff, ValidationFailed, RatesOutdated, QuoteChanged, WalletNotEmpty, LoanNotFound, LoanNotFunded,
   * TopUpNotPossible
   */
  async apply(
    { accountId }: CurrentAccount,
    application: LoanApplyDto,
    key: string,
    consent: Omit<Consent, 'quoteHash'>,
  ): Promise<StoredAnswer> {
    this.quotes.assertApplicable(application);
    const request = { accountId, operation: 'applyForLoan', key, body: application };
    const { selectedCurrency: currency, quoteHash, topUpOf } = application;
    if (topUpOf !== undefined && quoteHash === undefined)
      throw invalidField('quoteHash', 'Send the hash as the quote answered it.');
    if (topUpOf !== undefined) await this.topUps.bringUp(accountId, topUpOf);
    const hold = (tx: EntityManager) =>
      holdApplicant.first(tx, accountId, currency, this.currencies.acceptedSince());
    return this.idempotency.once(request, hold, async (tx, applicant): Promise<Outcome<LoanAppliedDto>> => {
      if (!applicant) throw new TokenInvalid();
      const member = this.members.reveal(applicant);
      if (!member.isActive) throw new NotActivated();
      const now = this.clock.at(applicant.offsetDays);
      const writtenOff = applicant.openLoans?.find(({ status }) => status === 'WRITTEN_OFF');
      if (writtenOff) throw stillOwed(writtenOff.loanNumber);
      const paysOff = topUpOf && (await this.topUps.forApplication(tx, accountId, topUpOf));
      for (const open of applicant.openLoans ?? []) {
        if (paysOff && paysOff.id === open.id) continue;
        if (!(await this.lapses.makeRoom(tx, accountId, open, now))) return EXISTS;
      }
      this.limits.assertWithin(member.creditScore, application);
      if (paysOff) assertSameCurrency(paysOff, application);
      const extended = paysOff
        ? ({ priced, quote }: AgreedLoan) => this.topUps.extended(quote, priced, paysOff)
        : undefined;
      const agreed = orOfTopUp(paysOff, () =>
        this.quotes.agreed(application, now, applicant.rates, extended),
      );
      assertCarriable(applicant.filledWallets ?? [], currency);
      const accepted = { member, applicant, agreed, consent: { ...consent, quoteHash }, now };
      return this.file(tx, { ...accepted, paysOff: paysOff || undefined });
    });
  }

  /** The member's open loan, else the newest, whatever became of it. */
  latest(tx: EntityManager, memberId: string): Promise<Loan | null> {
    return this.repository.latest(tx, memberId);
  }

  private async file(tx: EntityManager, accepted: Accepted): Promise<Outcome<LoanAppliedDto>> {
    const { applicant, agreed, now, paysOff } = accepted;
    const { currency } = agreed.priced;
    const loanNumber = await this.numbers.next(tx);
    const wallet = { memberId: applicant.id, id: newId(), loanId: newId(), currency };
    // The wallet of a loan that goes on stays as it is until the new one is approved.
    const known = paysOff ? [] : (applicant.filledWallets ?? []);
    const onDay = todayInManila(now);
    const carried = carriedOver(known, wallet).map((movement) => ({ ...movement, onDay }));
    const row = this.rowOf(accepted, wallet.loanId, loanNumber, wallet.id);
    const filed =
      carried.length > 0
        ? await fileAndCarry.first(tx, ...row, ...columnsOf(carried))
        : await fileApplication.first(tx, ...row);
    if (!filed) return EXISTS;
    if (!paysOff) await this.carryFilledMeanwhile(tx, filed.filledWallets ?? [], known, wallet);
    onceCommitted(tx, () => applications.inc({ currency }));
    return { answer: { state: 'LOAN_CREATED', loanNumber } };
  }

  private async carryFilledMeanwhile(
    tx: EntityManager,
    filled: readonly FilledWallet[],
    known: readonly FilledWallet[],
    wallet: OwnWallet,
  ): Promise<void> {
    const isKnown = (id: string) => id === wallet.id || known.some((one) => one.id === id);
    const filledMeanwhile = filled.filter(({ id }) => !isKnown(id));
    if (filledMeanwhile.length === 0) return;
    assertCarriable(filledMeanwhile, wallet.currency);
    await this.carryOver.into(tx, wallet);
  }

  private rowOf(
    { member, agreed: { priced, quote }, consent, now, paysOff }: Accepted,
    id: string,
    loanNumber: string,
    walletId: string,
  ): ApplicationRow {
    const { currency, unitsPerPhp, foreign, php } = priced;
    const { language, address, quoteHash } = consent;
    const { processingFeeMinor, stampTaxMinor } = chargedColumns(priced);
    return [
      member.id,
      id,
      loanNumber,
      currency,
      unitsPerPhp,
      foreign.unitMinor,
      foreign.termMonths,
      foreign.ratePercent,
      foreign.method,
      foreign.principalMinor,
      foreign.interestMinor,
      foreign.installmentMinor,
      php.principalMinor,
      php.interestMinor,
      php.installmentMinor,
      now,
      walletId,
      quote.termsVersion,
      language,
      address,
      quote.quoteHash,
      JSON.stringify(toAgreed(quote, quoteHash, member, this.settings)),
      processingFeeMinor,
      stampTaxMinor,
      ...eventValues(
        loanEvent({
          memberId: member.id,
          loanNumber,
          status: 'PENDING',
          by: 'MEMBER',
          currency,
          principalMinor: foreign.principalMinor,
          processingFeeMinor,
          stampTaxMinor,
          termMonths: foreign.termMonths,
          at: now,
          paysOff: paysOff?.loanNumber,
        }),
      ),
      paysOff?.id ?? null,
      ...auditValues({
        actorId: member.id,
        action: 'LOAN_AGREED',
        subject: `agreement of loan ${loanNumber}`,
        memberId: member.id,
        after: { agreedAt: now, termsVersion: quote.termsVersion, language, quoteHash: quote.quoteHash },
      }),
    ];
  }
}

/** What says that rates are too old names a way out that a loan which pays off another one has not. */
function orOfTopUp<T>(paysOff: unknown, agree: () => T): T {
  try {
    return agree();
  } catch (error) {
    throw paysOff && error instanceof RatesOutdated ? ratesOutdatedForTopUp() : error;
  }
}

/** @throws ValidationFailed */
function assertSameCurrency({ currency }: LoanToPayOff, { selectedCurrency }: LoanApplyDto): void {
  if (selectedCurrency === currency) return;
  throw invalidField('selectedCurrency', 'A loan that pays off another is in the same currency.');
}
