/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipInstallmentDto } from './HardshipInstallmentDto';
import type { HardshipLeftDto } from './HardshipLeftDto';
import type { HardshipWayName } from './HardshipWayName';
export type HardshipQuoteDto = {
    /**
     * By the new schedule.
     */
    after: HardshipLeftDto;
    /**
     * By the schedule as it is.
     */
    before: HardshipLeftDto;
    /**
     * What the new schedule costs more in all; below zero where it costs less.
     */
    cost: number;
    /**
     * Penalties and late charges so far: they stay due at once, and grow no more. Not in the hash.
     */
    dueAtOnce?: number;
    /**
     * Of what is left, in percent a month, by the days between the payments.
     */
    effectiveMonthlyRate: number;
    /**
     * The same, in percent a year.
     */
    effectiveYearlyRate: number;
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * Of all the other fields. It stays the same as long as nothing falls due and nothing is paid.
     */
    quoteHash: string;
    /**
     * The installments as they will be numbered: what was paid or due before keeps its number.
     */
    schedule: Array<HardshipInstallmentDto>;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * Months, or the day of the month.
     */
    size: number;
    /**
     * What was asked for.
     */
    way: HardshipWayName;
};

