import {
  arrearsBucket,
  daysPastDue,
  type InstallmentPosition,
  isStillOwed,
  isTakenOff,
  type LateCharges,
  type LoanPosition,
  type RunningLoan,
  type ToldPosition,
  toldNumbers,
  toMajor,
} from '@pautang/loan-terms';
import { loanChargesOf, proceedsOf } from '../loan/loan-charges';
import type {
  InstallmentStandingDto,
  LoanAccountDto,
  LoanSummaryDto,
  NextPaymentDto,
  PenaltyDto,
  ScheduleChangeDto,
  WaivedDto,
} from './loan-account.dto';
import { toPayment } from './repayment-view';
import { isServiced } from './servicing.service';
import type { AccountColumns, LoanRow, RepaymentColumns } from './servicing.sql';

type Figures = Pick<
  LoanAccountDto,
  | 'schedule'
  | 'scheduleChange'
  | 'paidBeforeChange'
  | 'nextPayment'
  | 'amountDue'
  | 'payoffAmount'
  | 'outstandingAmount'
  | 'paidAmount'
  | 'creditAmount'
  | 'daysPastDue'
  | 'arrears'
  | 'lateSince'
  | 'writtenOffOn'
  | 'charges'
  | 'waivers'
  | 'payments'
>;

/** What was agreed to. */
export function termsOf(loan: LoanRow): Partial<LoanAccountDto> {
  return {
    loanNumber: loan.loanNumber,
    status: loan.status,
    selectedCurrency: loan.currency,
    exchangeRate: loan.unitsPerPhp,
    loanAmountXR: toMajor(loan.principalMinor),
    loanAmountPHP: toMajor(loan.principalPhpMinor),
    loanCharges: loanChargesOf(loan),
    installmentCount: loan.termMonths,
    interestRate: loan.ratePercent,
    interestMethod: loan.interestMethod,
    appliedAt: loan.createdAt.toISOString(),
    approvedAt: loan.approvedAt?.toISOString(),
    repaidAt: loan.repaidAt?.toISOString(),
  };
}

/** Of a loan that has paid off another one: how much of it that took, unless it was cancelled, and what was really received. */
export function paidOffWith(
  loan: Pick<
    AccountColumns,
    'status' | 'paidOffMinor' | 'principalMinor' | 'processingFeeMinor' | 'stampTaxMinor'
  >,
): Pick<LoanAccountDto, 'payoffXR' | 'receivedXR'> {
  const { status, paidOffMinor } = loan;
  if (paidOffMinor === 0) return {};
  const receivedXR = toMajor(proceedsOf(loan) - paidOffMinor);
  return status === 'CANCELLED' ? { receivedXR } : { payoffXR: toMajor(paidOffMinor), receivedXR };
}

/** Before approval, and when it came to nothing, a loan has no figures. */
export const NO_FIGURES: Figures = {
  schedule: [],
  amountDue: 0,
  payoffAmount: 0,
  outstandingAmount: 0,
  paidAmount: 0,
  creditAmount: 0,
  daysPastDue: 0,
  arrears: 'CURRENT',
  charges: [],
  waivers: [],
  payments: [],
};

export function figuresOf(
  { contract, changes }: RunningLoan,
  position: ToldPosition,
  payments: readonly RepaymentColumns[],
): Figures {
  const told = toldNumbers(contract.installments, changes);
  const shown = (number: number) => told.get(number)?.shown ?? number;
  const { paidOfReplacedMinor } = position;
  return {
    schedule: position.installments.map((one) => toInstallment(one, position)),
    scheduleChange: scheduleChangeOf(changes),
    paidBeforeChange: paidOfReplacedMinor > 0 ? toMajor(paidOfReplacedMinor) : undefined,
    nextPayment: nextPaymentOf(position),
    amountDue: toMajor(position.dueMinor),
    payoffAmount: toMajor(position.payoffMinor),
    outstandingAmount: toMajor(position.outstandingMinor),
    paidAmount: toMajor(position.paidMinor),
    creditAmount: toMajor(position.creditMinor),
    ...arrearsOf(position),
    writtenOffOn: position.writtenOffOn,
    charges: position.lateCharges.flatMap(toPenalty),
    waivers: position.lateCharges.flatMap(toWaived),
    payments: payments.map((payment) => toPayment(payment, shown)),
  };
}

/** Of a loan that was written off, as it stood then. */
function arrearsOf({
  oldestUnpaidOn,
  asOf,
  writtenOffOn = asOf,
}: LoanPosition): Pick<Figures, 'daysPastDue' | 'arrears' | 'lateSince'> {
  const days = daysPastDue(oldestUnpaidOn, writtenOffOn);
  return {
    daysPastDue: days,
    arrears: arrearsBucket(days),
    lateSince: days > 0 ? oldestUnpaidOn : undefined,
  };
}

export function toSummaries(loans: AccountColumns['loans']): LoanSummaryDto[] {
  return loans.map((loan) => ({ ...toSummary(loan), paidOffBy: loans.find(paidOff(loan))?.loanNumber }));
}

function paidOff({ loanNumber }: { readonly loanNumber: string }) {
  return ({ paysOff, status }: AccountColumns['loans'][number]) =>
    paysOff === loanNumber && isServiced({ status });
}

function toSummary(loan: AccountColumns['loans'][number]): LoanSummaryDto {
  return {
    loanNumber: loan.loanNumber,
    status: loan.status,
    appliedAt: new Date(loan.createdAt).toISOString(),
    loanAmountXR: toMajor(loan.principalMinor),
    proceedsXR: loanChargesOf(loan)?.proceedsXR,
    selectedCurrency: loan.currency,
    paysOff: loan.paysOff ?? undefined,
  };
}

/** The last one; undefined of a loan that has its first schedule. */
function scheduleChangeOf(changes: RunningLoan['changes']): ScheduleChangeDto | undefined {
  const last = changes.at(-1);
  if (!last) return undefined;
  const { id: requestId, enteredOn: changedOn, pausedUntil } = last;
  return { requestId, changedOn, version: changes.length + 1, pausedUntil };
}

/** What is left of one as its loan ends is a small rest, which was written off. */
function toInstallment(
  installment: InstallmentPosition,
  { closedOn }: Pick<LoanPosition, 'closedOn'>,
): InstallmentStandingDto {
  const { principalMinor, interestMinor, penaltyMinor, feeMinor, waivedMinor, forgivenMinor } = installment;
  return {
    installmentNumber: installment.number,
    dueDate: installment.dueOn,
    amount: toMajor(principalMinor + interestMinor),
    principal: toMajor(principalMinor),
    interest: toMajor(interestMinor),
    penalty: toMajor(penaltyMinor + feeMinor),
    penaltyInterest: toMajor(penaltyMinor),
    lateCharge: toMajor(feeMinor),
    waived: toMajor(waivedMinor),
    forgiven: toMajor(forgivenMinor),
    paid: toMajor(paidOf(installment)),
    outstanding: closedOn === undefined ? toMajor(unpaidOf(installment)) : 0,
    status: installment.status,
    paidOn: installment.settledOn,
    keptUntil: installment.keptOn,
    movedOn: installment.movedOn,
    daysLate: installment.daysLate,
  };
}

/** An installment is late without a break until it is paid. */
function toPenalty({ installmentNumber, kind, ...run }: LateCharges): PenaltyDto[] {
  if (isTakenOff(kind)) return [];
  const { from, to, days, amountMinor, waivedMinor } = run;
  return [
    {
      installmentNumber,
      kind,
      from,
      to,
      days,
      amount: toMajor(amountMinor),
      waived: toMajor(waivedMinor),
    },
  ];
}

function toWaived({ installmentNumber, kind, to, amountMinor }: LateCharges): WaivedDto[] {
  if (!isTakenOff(kind)) return [];
  return [{ installmentNumber, date: to, amount: toMajor(amountMinor) }];
}

/** Of what went into another schedule only penalties are left: they come first alone where nothing else is. */
function nextPaymentOf({ installments, writtenOffOn }: LoanPosition): NextPaymentDto | undefined {
  if (writtenOffOn !== undefined) return undefined;
  const open = installments.filter(isStillOwed);
  const next = open.find(({ movedOn }) => movedOn === undefined) ?? open[0];
  if (!next) return undefined;
  return {
    installmentNumber: next.number,
    dueDate: next.dueOn,
    keptUntil: next.keptOn,
    amount: toMajor(unpaidOf(next)),
  };
}

function paidOf({ paid }: InstallmentPosition): number {
  return paid.PENALTY + paid.FEE + paid.INTEREST + paid.PRINCIPAL;
}

function unpaidOf(installment: InstallmentPosition): number {
  const { principalMinor, interestMinor, penaltyMinor, feeMinor, forgivenMinor } = installment;
  return principalMinor + interestMinor + penaltyMinor + feeMinor - forgivenMinor - paidOf(installment);
}
