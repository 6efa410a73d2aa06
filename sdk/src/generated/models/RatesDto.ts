/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type RatesDto = {
    /**
     * When the source says the rates were made.
     */
    asOf: string;
    /**
     * Always the peso.
     */
    base: string;
    /**
     * Units of each currency for one peso.
     */
    rates: Record<string, number>;
    /**
     * Whether the rates are the bundled snapshot or were fetched.
     */
    source: 'bundled' | 'fetched';
    /**
     * Whether they are too old for new loans in foreign currencies.
     */
    stale: boolean;
};

