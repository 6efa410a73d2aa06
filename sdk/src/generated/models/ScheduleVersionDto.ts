/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipInstallmentDto } from './HardshipInstallmentDto';
export type ScheduleVersionDto = {
    /**
     * The installments, in their order.
     */
    schedule: Array<HardshipInstallmentDto>;
    /**
     * The day from which it holds.
     */
    since: string;
};

