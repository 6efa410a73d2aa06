/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ArrearsBucket } from './ArrearsBucket';
import type { CancellationReason } from './CancellationReason';
import type { HowToPayDto } from './HowToPayDto';
import type { InstallmentStandingDto } from './InstallmentStandingDto';
import type { InterestMethod } from './InterestMethod';
import type { LoanChargesDto } from './LoanChargesDto';
import type { LoanEventDto } from './LoanEventDto';
import type { LoanStatus } from './LoanStatus';
import type { LoanSummaryDto } from './LoanSummaryDto';
import type { NextPaymentDto } from './NextPaymentDto';
import type { PaymentDto } from './PaymentDto';
import type { PenaltyDto } from './PenaltyDto';
import type { PenaltyRulesDto } from './PenaltyRulesDto';
import type { PromiseDto } from './PromiseDto';
import type { ScheduleChangeDto } from './ScheduleChangeDto';
import type { WaivedDto } from './WaivedDto';
export type BackofficeLoanAccountDto = {
    /**
     * Of a running loan: whether its interest, penalties and late charges are income as they are charged. If not, they are a memorandum.
     */
    accruing?: boolean;
    /**
     * Whether there is a loan.
     */
    active: boolean;
    /**
     * What is due by today, penalties included.
     */
    amountDue?: number;
    /**
     * When the member applied.
     */
    appliedAt?: string;
    /**
     * When it was approved; absent before.
     */
    approvedAt?: string;
    /**
     * The same, as lenders group it.
     */
    arrears?: ArrearsBucket;
    /**
     * The day that all figures are of, in Asia/Manila.
     */
    asOf?: string;
    /**
     * Whether POST /loan/cancel would do it now.
     */
    canCancel?: boolean;
    /**
     * Why not. TOP_UP_APPLIED_FOR: an application waits that would pay it off; PAYOFF_FINAL: the loan that it paid off cannot be opened again.
     */
    cannotCancelReason?: CancellationReason;
    /**
     * The same as a sentence, in the caller's language.
     */
    cannotCancelText?: string;
    /**
     * What being late has cost, days that follow each other in one row.
     */
    charges?: Array<PenaltyDto>;
    /**
     * Where the rules of servicing go on from, for the package loan-terms (resumeLoan, payMore), of the version that it
     * says. Of a loan that was approved, when it was asked for.
     */
    checkpoint?: Record<string, any>;
    /**
     * The last day on which the loan can be given back free of charge, when nothing was withdrawn.
     */
    coolingOffUntil?: string;
    /**
     * What was paid too much and is kept for the member.
     */
    creditAmount?: number;
    /**
     * Days since the oldest installment fell due of which principal or interest is unpaid; 0 when nothing is late.
     */
    daysPastDue?: number;
    /**
     * Of a loan that pays off another one and can be cancelled: whether that one then runs on, or was repaid meanwhile.
     */
    earlierRunsOn?: boolean;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate?: number;
    /**
     * First and last name; empty once the account was closed.
     */
    fullName: string;
    /**
     * Where to pay, and what to name.
     */
    howToPay?: HowToPayDto;
    /**
     * Months.
     */
    installmentCount?: number;
    /**
     * Whether interest is of the whole principal or of what is left of it.
     */
    interestMethod?: InterestMethod;
    /**
     * Percent per month: of the principal with add_on, of what is still owed with declining.
     */
    interestRate?: number;
    /**
     * The due date of that installment, or the banking day that keeps it; absent when nothing is late.
     */
    lateSince?: string;
    /**
     * The principal in pesos.
     */
    loanAmountPHP?: number;
    /**
     * The principal in the chosen currency.
     */
    loanAmountXR?: number;
    /**
     * What the loan is charged once, on approval. Absent where nothing is.
     */
    loanCharges?: LoanChargesDto;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * The loans of the member, newest first, 100 at most.
     */
    loans?: Array<LoanSummaryDto>;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * Absent when nothing is left to pay.
     */
    nextPayment?: NextPaymentDto;
    /**
     * What is left to pay when the schedule is followed to its end.
     */
    outstandingAmount?: number;
    /**
     * What was paid on the loan, without creditAmount.
     */
    paidAmount?: number;
    /**
     * What was paid early on installments that a later schedule replaced; it is in no row of the schedule.
     */
    paidBeforeChange?: number;
    /**
     * The newest ones first, 24 at most; the statement has all of them.
     */
    payments?: Array<PaymentDto>;
    /**
     * What would close the loan today: interest that is not earned yet is left out.
     */
    payoffAmount?: number;
    /**
     * What of it paid off an earlier loan as it was approved. Absent where it paid off none.
     */
    payoffXR?: number;
    /**
     * What being late costs.
     */
    penaltyRules?: PenaltyRulesDto;
    /**
     * Digits with the country code, without a plus; empty once the account was closed.
     */
    phoneNumber: string;
    /**
     * The open promise to pay, or the last one for thirty days after its day.
     */
    promise?: PromiseDto;
    /**
     * What was really received of it then: the rest.
     */
    receivedXR?: number;
    /**
     * When it was repaid; absent before.
     */
    repaidAt?: string;
    /**
     * The one in force. What was paid or due before a change keeps its number; what was still to come has made room.
     */
    schedule?: Array<InstallmentStandingDto>;
    /**
     * How the schedule came about, where it is not the first one: the last change.
     */
    scheduleChange?: ScheduleChangeDto;
    /**
     * ISO 4217.
     */
    selectedCurrency?: string;
    /**
     * The status.
     */
    status?: LoanStatus;
    /**
     * Oldest first.
     */
    timeline?: Array<LoanEventDto>;
    /**
     * The last day on which an undecided application can be approved; afterwards it lapses.
     */
    validUntil?: string;
    /**
     * Of the charges, what is not to be paid.
     */
    waivers?: Array<WaivedDto>;
    /**
     * The day on which it was written off: nothing is charged from then on, and what is left is still owed.
     */
    writtenOffOn?: string;
};

