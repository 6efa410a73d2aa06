/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanDecision } from './LoanDecision';
export type LoanDecisionDto = {
    /**
     * APPROVE funds the wallet; APPROVE and REJECT are final.
     */
    decision: LoanDecision;
    /**
     * What the member reads instead of the status's own message.
     */
    message?: string;
};

