/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type HardshipLeftDto = {
    /**
     * The last due day.
     */
    endsOn: string;
    /**
     * Months.
     */
    installmentCount: number;
    /**
     * The part that is interest.
     */
    interest: number;
    /**
     * The part that is principal.
     */
    principal: number;
    /**
     * Principal and interest together.
     */
    total: number;
};

