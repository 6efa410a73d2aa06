import { Injectable } from '@nestjs/common';
import { type OwnLimits, smallRestMinor, toMajor, toMinor, topUpObstacle } from '@pautang/loan-terms';
import type { EntityManager } from 'typeorm';
import { Settings } from '../../config/settings';
import type { CurrentAccount } from '../../platform/access/access';
import { Database } from '../../platform/database/database';
import { figuresOf } from '../../platform/figures';
import type { Language } from '../../platform/language/language';
import { filled, inLanguage, type Words } from '../../platform/language/sentence';
import { Problem } from '../../platform/problem/problem';
import { LoanLimitsService } from '../credit/loan-limits.service';
import { MemberService } from '../member/member.service';
import type { LoanQuoteDto } from './loan.dto';
import { LoanNotFound } from './loan.errors';
import type { HeldLoan } from './loan.sql';
import { proceedsOf } from './loan-charges';
import { LoanPayoffs, type LoanToPayOff, type PaidOff, type PayableLoan } from './loan-payoffs';
import { LoanQuoteService } from './loan-quote.service';
import { type PricedLoan, paidOutMinor } from './loan-quote-view';
import type { TopUpOfferDto, TopUpOfferRequestDto, TopUpQuoteRequestDto, TopUpReason } from './top-up.dto';
import { TopUpNotPossible } from './top-up.errors';
import { withTopUp } from './top-up-view';

/** Why not, as a program and as a person reads it. */
interface Obstacle {
  readonly reason: TopUpReason;
  readonly text: Words;
}

/** A member in good standing borrows more before the end: one new loan pays off the one that runs. */
@Injectable()
export class TopUpService {
  constructor(
    private readonly database: Database,
    private readonly payoffs: LoanPayoffs,
    private readonly quotes: LoanQuoteService,
    private readonly limits: LoanLimitsService,
    private readonly members: MemberService,
    private readonly settings: Settings,
  ) {}

  /** @throws LoanNotFound, LoanNotFunded, TokenInvalid of a closed account */
  async offer(
    { accountId }: CurrentAccount,
    { loanNumber }: TopUpOfferRequestDto,
    language: Language,
  ): Promise<TopUpOfferDto> {
    const tx = this.database.manager;
    const loan = await this.read(tx, accountId, loanNumber);
    const { creditScore } = await this.members.ownProfile(tx, accountId);
    const limits = this.limits.of(creditScore);
    const neededMinor = loan.position.payoffMinor + this.leastMinor(loan);
    const leastLoans = await this.quotes.leastLoans({ ...loan, neededMinor }, limits);
    const obstacle = this.obstacleTo(loan) ?? (leastLoans.length === 0 ? limitTooLow(limits) : undefined);
    return {
      loanNumber,
      possible: obstacle === undefined,
      reason: obstacle?.reason,
      reasonText: obstacle && inLanguage(language, obstacle.text),
      selectedCurrency: loan.currency,
      payoffXR: toMajor(loan.position.payoffMinor),
      leastReceivedXR: toMajor(this.leastMinor(loan)),
      leastLoanPHP: leastLoans.length > 0 ? Math.max(...leastLoans) : undefined,
      paidInstallments: paidOf(loan),
      neededInstallments: this.settings.environment.TOP_UP_AFTER_INSTALLMENTS,
    };
  }

  /** @throws also TopUpNotPossible, ValidationFailed */
  async quote({ accountId }: CurrentAccount, request: TopUpQuoteRequestDto): Promise<LoanQuoteDto> {
    const tx = this.database.manager;
    const loan = await this.read(tx, accountId, request.loanNumber);
    this.assertPossible(loan);
    const { priced, quote } = await this.quotes.priced({ ...request, selectedCurrency: loan.currency });
    const { creditScore } = await this.members.ownProfile(tx, accountId);
    const amountField = request.loanAmountXR === undefined ? 'loanAmountPHP' : 'loanAmountXR';
    this.limits.assertWithin(creditScore, quote, amountField);
    return this.extended(quote, priced, loan);
  }

  /** The loan that an application would pay off. @throws LoanNotFound, LoanNotFunded, TopUpNotPossible */
  async forApplication(tx: EntityManager, memberId: string, loanNumber: string): Promise<LoanToPayOff> {
    const loan = await this.read(tx, memberId, loanNumber);
    this.assertPossible({ ...loan, isAppliedFor: false });
    return loan;
  }

  /** @throws TopUpNotPossible where too little would be left */
  extended(quote: LoanQuoteDto, priced: PricedLoan, loan: LoanToPayOff): LoanQuoteDto {
    const leftMinor = paidOutMinor(priced) - loan.position.payoffMinor;
    if (leftMinor < this.leastMinor(loan)) throw notPossible(this.tooLittle(loan));
    return withTopUp(quote, priced, loan, this.settings.environment.LOAN_COOLING_OFF_DAYS);
  }

  /** Whether a rule may let this application pay off its loan as things stand; an officer may see more. */
  async mayBeApproved(tx: EntityManager, held: HeldLoan): Promise<boolean> {
    const { memberId, paysOff } = held;
    if (paysOff === null) return true;
    const loan = await this.payoffs.work.read(tx, memberId, paysOff);
    if (!loan || loan instanceof Problem || this.obstacleTo({ ...loan, isAppliedFor: false })) return false;
    return proceedsOf(held) - loan.position.payoffMinor >= this.leastMinor(loan);
  }

  /**
   * Pays off the loan that this one was applied for, at what closes it today. The caller holds this one. How many
   * installments are paid was judged as it was applied for; all else holds again, for an officer as well.
   * @throws TopUpNotPossible
   */
  payOff(tx: EntityManager, loan: HeldLoan & { readonly paysOffId: string }): Promise<PaidOff> {
    const { memberId, id, loanNumber, paysOffId: loanId } = loan;
    const mostMinor = proceedsOf(loan) - this.leastMinor(loan);
    return this.payoffs.work.payOff(tx, { memberId, loanId, by: { id, loanNumber } }, (earlier) => {
      const reason = obstacleToApproval(earlier, mostMinor);
      if (reason) throw notPossible({ reason, text: AT_APPROVAL[reason] });
    });
  }

  /** What the days up to today need is done before anything is held: a loan is held before its member. */
  async bringUp(memberId: string, loanNumber: string): Promise<void> {
    await this.payoffs.work.read(this.database.manager, memberId, loanNumber);
  }

  private async read(tx: EntityManager, memberId: string, loanNumber: string): Promise<LoanToPayOff> {
    const loan = await this.payoffs.work.read(tx, memberId, loanNumber);
    if (!loan) throw new LoanNotFound();
    if (loan instanceof Problem) throw loan;
    return loan;
  }

  private assertPossible(loan: LoanToPayOff): void {
    const obstacle = this.obstacleTo(loan);
    if (obstacle) throw notPossible(obstacle);
  }

  private obstacleTo(loan: LoanToPayOff): Obstacle | undefined {
    const { TOP_UPS, TOP_UP_AFTER_INSTALLMENTS: afterInstallments } = this.settings.environment;
    if (!TOP_UPS) return { reason: 'NOT_OFFERED', text: 'At present no loan is paid off by a new one.' };
    if (loan.isAppliedFor) {
      return { reason: 'ALREADY_APPLIED', text: 'You have applied for a loan that pays this one off.' };
    }
    const isRunning = loan.status === 'APPROVED';
    const reason = topUpObstacle(loan.position, { ...loan, isRunning, afterInstallments });
    return reason && { reason, text: this.textOf(reason, loan) };
  }

  private textOf(reason: NonNullable<ReturnType<typeof topUpObstacle>>, loan: LoanToPayOff): Words {
    if (reason === 'NOT_RUNNING' && loan.status === 'WRITTEN_OFF') {
      return 'This loan is written off. What is left of it is paid first; no new loan pays it off.';
    }
    if (reason === 'NOT_RUNNING') return 'This loan does not run, so there is nothing to pay off.';
    if (reason === 'OVERDUE') return 'Something of this loan is overdue. Pay it first.';
    if (reason === 'ARRANGEMENT_OPEN') return 'What you asked for about your payments is not settled yet.';
    return tooEarly(loan, this.settings.environment.TOP_UP_AFTER_INSTALLMENTS);
  }

  private tooLittle(loan: LoanToPayOff): Obstacle {
    const least = shown(this.leastMinor(loan), loan.currency);
    const payoff = shown(loan.position.payoffMinor, loan.currency);
    const text = filled(
      '{payoff} pay off your loan, and at least {least} must be left for you. Borrow more.',
      {
        payoff,
        least,
      },
    );
    return { reason: 'TOO_LITTLE_LEFT', text };
  }

  private leastMinor({ currency, unitsPerPhp }: Pick<LoanToPayOff, 'currency' | 'unitsPerPhp'>): number {
    return smallRestMinor(toMinor(this.settings.environment.TOP_UP_LEAST), currency, unitsPerPhp);
  }
}

/** A loan that has no more installments than are asked for ends with the last of them. */
function tooEarly(loan: LoanToPayOff, needed: number): Words {
  if (loan.position.installments.length <= needed) {
    return 'This loan has too few installments for a new one to pay it off. Once it is paid, you may apply for another one.';
  }
  if (needed === 1) return 'Pay an installment of this loan first.';
  return filled('Pay {needed} installments of this loan first. Paid so far: {paid}.', {
    needed: String(needed),
    paid: String(paidOf(loan)),
  });
}

/** Even the largest loan that the score allows leaves too little. */
function limitTooLow({ maxLoan }: OwnLimits): Obstacle {
  const text = filled(
    'With your credit score you may borrow up to {most} PHP, too little to pay off this loan.',
    {
      most: maxLoan.toLocaleString('en-US'),
    },
  );
  return { reason: 'LIMIT_TOO_LOW', text };
}

/** Why an application cannot be approved, as the officer reads it. */
const AT_APPROVAL = {
  NOT_RUNNING: 'The loan that this one would pay off does not run any more.',
  OVERDUE: 'Something of the loan that this one would pay off is overdue. It is paid first.',
  ARRANGEMENT_OPEN:
    'What the member asked for, or promised, about the loan that this one would pay off is not settled yet.',
  TOO_LITTLE_LEFT: 'Once the earlier loan is paid off, too little would be left to pay out.',
} as const satisfies Partial<Record<TopUpReason, Words>>;

function obstacleToApproval(loan: PayableLoan, mostMinor: number): keyof typeof AT_APPROVAL | undefined {
  const isRunning = loan.status === 'APPROVED';
  const reason = topUpObstacle(loan.position, { ...loan, isRunning, afterInstallments: 0 });
  if (reason) return reason === 'TOO_EARLY' ? undefined : reason;
  return loan.position.payoffMinor > mostMinor ? 'TOO_LITTLE_LEFT' : undefined;
}

function notPossible({ reason, text }: Obstacle): Error {
  return new TopUpNotPossible({ detail: text, extensions: { reason } });
}

function paidOf({ position }: LoanToPayOff): number {
  return position.installments.filter(({ status }) => status === 'PAID').length;
}

function shown(minor: number, currency: string): string {
  return `${figuresOf(toMajor(minor), currency)} ${currency}`;
}
