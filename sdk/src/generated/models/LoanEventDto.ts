/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanEventActor } from './LoanEventActor';
import type { LoanEventReasonDto } from './LoanEventReasonDto';
import type { LoanStatus } from './LoanStatus';
export type LoanEventDto = {
    /**
     * When it happened.
     */
    at: string;
    /**
     * Who did it.
     */
    by: LoanEventActor;
    /**
     * What staff said, in their words.
     */
    message?: string;
    /**
     * Why, where the rule decided.
     */
    reasons: Array<LoanEventReasonDto>;
    /**
     * The status.
     */
    status: LoanStatus;
};

