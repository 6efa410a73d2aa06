/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HeldRateDecisionDto = {
    /**
     * The held rate, as it is listed.
     */
    rate: number;
};

