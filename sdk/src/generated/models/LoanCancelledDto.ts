/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanCancelState } from './LoanCancelState';
export type LoanCancelledDto = {
    /**
     * The loan application number.
     */
    loanNumber: string;
    /**
     * What comes next.
     */
    state: LoanCancelState;
};

