/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipCause } from './HardshipCause';
import type { HardshipQuoteDto } from './HardshipQuoteDto';
import type { HardshipState } from './HardshipState';
export type HardshipStateDto = {
    /**
     * Where the member finds the addendum to the contract, once it is agreed to.
     */
    addendum?: string;
    /**
     * When the member asked.
     */
    askedAt: string;
    /**
     * What the member can pay each month.
     */
    canPay?: number;
    /**
     * The day from which the new schedule holds.
     */
    changedOn?: string;
    /**
     * When it was answered, withdrawn or ended.
     */
    closedAt?: string;
    /**
     * What happened, as the member says.
     */
    happened: HardshipCause;
    /**
     * The same in the member’s own words, where there are any.
     */
    inOwnWords?: string;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * The figures of the loan.
     */
    quote: HardshipQuoteDto;
    /**
     * Why it was refused.
     */
    reason?: string;
    /**
     * The request, of a withdrawal or of another schedule.
     */
    requestId: string;
    /**
     * ASKED waits for an answer; AGREED has changed the schedule; ENDED waited as its loan was paid off, cancelled or written off.
     */
    state: HardshipState;
};

