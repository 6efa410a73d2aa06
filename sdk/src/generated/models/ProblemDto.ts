/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CancellationReason } from './CancellationReason';
import type { EarlierRepaymentDto } from './EarlierRepaymentDto';
import type { FieldErrorDto } from './FieldErrorDto';
import type { HeldRateDto } from './HeldRateDto';
import type { LoanQuoteDto } from './LoanQuoteDto';
import type { ProblemCode } from './ProblemCode';
import type { TopUpReason } from './TopUpReason';
export type ProblemDto = {
    /**
     * A stable code, to switch on.
     */
    code: ProblemCode;
    /**
     * What happened, as a sentence that a person understands.
     */
    detail: string;
    /**
     * The payment that was recorded before, with code REPAYMENT_LOOKS_REPEATED.
     */
    earlier?: EarlierRepaymentDto;
    /**
     * The fields that are refused, each with a sentence: with code VALIDATION_FAILED, and with others that are about a field.
     */
    errors?: Array<FieldErrorDto>;
    /**
     * The rate that is held now, with code HELD_RATE_CHANGED.
     */
    held?: HeldRateDto;
    /**
     * The path that was called.
     */
    instance: string;
    /**
     * The same as detail.
     */
    message: string;
    /**
     * The fresh quote, with code QUOTE_CHANGED.
     */
    quote?: LoanQuoteDto;
    /**
     * Why not, with codes TOP_UP_NOT_POSSIBLE and CANCELLATION_NOT_POSSIBLE.
     */
    reason?: (TopUpReason | CancellationReason);
    /**
     * The id of the request where the failure is ours (500, 503), as in the header X-Request-Id: name it when you ask.
     */
    requestId?: string;
    /**
     * The scope that the API key has not, with code SCOPE_MISSING.
     */
    scope?: string;
    /**
     * The HTTP status, again.
     */
    status: number;
    /**
     * The kind of problem in a few words.
     */
    title: string;
    /**
     * How many tries are left, with codes OTP_INVALID and SECOND_FACTOR_CODE_INVALID.
     */
    triesLeft?: number;
    /**
     * A URI for the kind of problem; the code below is what to switch on.
     */
    type: string;
};

