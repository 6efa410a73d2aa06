/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanApplyState } from './LoanApplyState';
export type LoanAppliedDto = {
    /**
     * With LOAN_CREATED.
     */
    loanNumber?: string;
    /**
     * LOAN_EXISTS when there is an open application or an unpaid loan already; nothing was changed then.
     */
    state: LoanApplyState;
};

