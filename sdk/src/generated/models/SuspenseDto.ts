/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SuspensePaymentDto } from './SuspensePaymentDto';
import type { SuspenseTotalDto } from './SuspenseTotalDto';
export type SuspenseDto = {
    /**
     * The business day whose end it is of.
     */
    at: string;
    /**
     * Whether the day is over: then the report stays as it is.
     */
    final: boolean;
    /**
     * Money that came and was neither assigned nor returned by then, the oldest first.
     */
    payments: Array<SuspensePaymentDto>;
    /**
     * One for each currency.
     */
    totals: Array<SuspenseTotalDto>;
};

