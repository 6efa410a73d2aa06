/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HeldRateDto = {
    /**
     * When the source says it was made.
     */
    asOf: string;
    /**
     * From the rate in force, in percent.
     */
    changePercent?: number;
    /**
     * Since when one of this currency waits.
     */
    heldAt: string;
    /**
     * Units of the currency for one peso.
     */
    rate: number;
};

