/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanEventActor } from './LoanEventActor';
import type { LoanEventReasonDto } from './LoanEventReasonDto';
import type { LoanStatus } from './LoanStatus';
export type LoanEventDto = {
    at: string;
    by: LoanEventActor;
    /**
     * What staff said, in their words.
     */
    message?: string;
    reasons: Array<LoanEventReasonDto>;
    /**
     * The status.
     */
    status: LoanStatus;
};

