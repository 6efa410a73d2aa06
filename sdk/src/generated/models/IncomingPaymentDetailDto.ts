/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MatchedBy } from './MatchedBy';
import type { PaymentProposalDto } from './PaymentProposalDto';
import type { PaymentSource } from './PaymentSource';
import type { PaymentState } from './PaymentState';
import type { SuggestedLoanDto } from './SuggestedLoanDto';
import type { UnmatchedBecause } from './UnmatchedBecause';
export type IncomingPaymentDetailDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * By which way it came.
     */
    channel?: string;
    /**
     * When it left suspense, or became a repayment.
     */
    closedAt?: string;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * How its loan was found.
     */
    matchedBy?: MatchedBy;
    /**
     * The member's id.
     */
    memberId?: string;
    /**
     * Why it was returned, bounced or taken back, or that it bounced and could not be.
     */
    note?: string;
    /**
     * When the member paid; the beginning of the day in the Philippines where only that is known.
     */
    paidAt: string;
    /**
     * As the bank tells it.
     */
    payerName: string;
    /**
     * The number of the incoming payment.
     */
    paymentNumber: string;
    /**
     * What waits for a second person.
     */
    proposal?: PaymentProposalDto;
    /**
     * When it was told.
     */
    receivedAt: string;
    /**
     * Empty where there was none, or once it is forgotten.
     */
    reference: string;
    /**
     * The number of the repayment.
     */
    repaymentNumber?: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * Who told of it.
     */
    source: PaymentSource;
    /**
     * What comes next.
     */
    state: PaymentState;
    /**
     * The likeliest first; none once it is assigned.
     */
    suggestions: Array<SuggestedLoanDto>;
    /**
     * Why it did not become a repayment by itself.
     */
    unmatchedBecause?: UnmatchedBecause;
};

