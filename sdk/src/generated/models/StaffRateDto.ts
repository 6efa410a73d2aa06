/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HeldRateDto } from './HeldRateDto';
export type StaffRateDto = {
    /**
     * When the source says it was made; older than the others' while a newer one is held.
     */
    asOf: string;
    /**
     * ISO 4217.
     */
    currencyCode: string;
    /**
     * The one that moved too far, while it waits.
     */
    held?: HeldRateDto;
    /**
     * In force: units of the currency for one peso.
     */
    rate?: number;
};

