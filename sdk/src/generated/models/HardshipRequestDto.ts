/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipCause } from './HardshipCause';
import type { HardshipWayName } from './HardshipWayName';
export type HardshipRequestDto = {
    /**
     * What can be paid each month, if the member says so.
     */
    canPay?: number;
    /**
     * What happened, as the member says.
     */
    happened: HardshipCause;
    /**
     * The same in the member’s own words, for the officer who answers; nobody has to.
     */
    inOwnWords?: string;
    /**
     * Of the figures that the member agrees to.
     */
    quoteHash: string;
    /**
     * Months of pause (1 to 3), months more (1 to 47), or the day of the month (1 to 28).
     */
    size: number;
    /**
     * PAUSE: nothing falls due for some months. LONGER_TERM: more installments. DUE_DAY: another day of the month.
     */
    way: HardshipWayName;
};

