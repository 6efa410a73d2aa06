/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StaffRateDto } from './StaffRateDto';
export type StaffRatesDto = {
    /**
     * When the source says its last answer was made.
     */
    asOf: string;
    /**
     * By currency.
     */
    items: Array<StaffRateDto>;
    /**
     * Whether the rates are the bundled snapshot or were fetched.
     */
    source: 'bundled' | 'fetched';
};

