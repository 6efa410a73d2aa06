/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ArrearsBucket } from './ArrearsBucket';
import type { LoanChargesDto } from './LoanChargesDto';
import type { LoanReasonDto } from './LoanReasonDto';
import type { LoanStatus } from './LoanStatus';
import type { ProposalDto } from './ProposalDto';
import type { SameNumberDto } from './SameNumberDto';
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
export type BackofficeLoanDto = {
    /**
     * When it was approved; absent before.
     */
    approvedAt?: string;
    /**
     * In lists, of a running loan.
     */
    arrears?: ArrearsBucket;
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * In lists, of a running loan: days since the oldest installment fell due of which principal or interest is unpaid.
     */
    daysPastDue?: number;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate: number;
    /**
     * First and last name; empty once the account was closed.
     */
    fullName: string;
    /**
     * Paid each month but the last, in pesos.
     */
    installmentAmountPHP: number;
    /**
     * Paid each month but the last, in the currency.
     */
    installmentAmountXR: number;
    /**
     * Months.
     */
    installmentCount: number;
    /**
     * Percent of the principal per month.
     */
    interestRate: number;
    /**
     * The principal in pesos.
     */
    loanAmountPHP: number;
    /**
     * The principal in the chosen currency.
     */
    loanAmountXR: number;
    /**
     * Absent where nothing is charged once.
     */
    loanCharges?: LoanChargesDto;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * In lists: the request for another schedule that waits for an officer.
     */
    openHardshipRequest?: string;
    /**
     * With the approval of such a loan: what closed that one, on this day.
     */
    payoffXR?: number;
    /**
     * The running loan of the member that this one pays off as it is approved.
     */
    paysOff?: string;
    /**
     * Digits with the country code, without a plus; empty once the account was closed.
     */
    phoneNumber: string;
    /**
     * What waits for a second officer.
     */
    proposal?: ProposalDto;
    /**
     * What the rule found, where it decided or left the application to a person; for staff alone.
     */
    reasons: Array<LoanReasonDto>;
    /**
     * With the approval of such a loan: what the member received in the wallet.
     */
    receivedXR?: number;
    /**
     * In lists, while the loan may still be approved: who else has the ID or the bank account of this member, at this moment. At most twenty.
     */
    sameNumbers?: Array<SameNumberDto>;
    /**
     * In lists: how often the schedule was changed for a member who could not pay as agreed; absent of a loan that never was.
     */
    scheduleChanges?: number;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * Heading of the Loan Statement card.
     */
    statement: string;
    /**
     * Text of the Loan Statement card.
     */
    statementMessage: string;
    /**
     * Whether the Loan Statement card is shown.
     */
    statementShow: boolean;
    /**
     * The status.
     */
    status: LoanStatus;
    /**
     * The colour of the status.
     */
    statusColor: StatusColor;
    /**
     * The icon of the status.
     */
    statusIcon: StatusIcon;
    /**
     * What the member reads; may have several lines.
     */
    statusMessage: string;
    /**
     * What the member reads as status.
     */
    statusText: string;
};

