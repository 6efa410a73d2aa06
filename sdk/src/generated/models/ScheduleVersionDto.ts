/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipCause } from './HardshipCause';
import type { HardshipInstallmentDto } from './HardshipInstallmentDto';
import type { HardshipWayName } from './HardshipWayName';
export type ScheduleVersionDto = {
    /**
     * Why it was changed, as the member said.
     */
    happened?: HardshipCause;
    /**
     * The request that it was agreed by; absent of the first one.
     */
    requestId?: string;
    /**
     * The installments, in their order.
     */
    schedule: Array<HardshipInstallmentDto>;
    /**
     * The day from which it holds.
     */
    since: string;
    /**
     * Months, or the day of the month.
     */
    size?: number;
    /**
     * The day on which a later one took its place; absent of the one in force.
     */
    until?: string;
    /**
     * 1 is what was agreed with the loan.
     */
    version: number;
    /**
     * How it was changed.
     */
    way?: HardshipWayName;
};

