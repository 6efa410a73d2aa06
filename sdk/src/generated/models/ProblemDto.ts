/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FieldErrorDto } from './FieldErrorDto';
import type { ProblemCode } from './ProblemCode';
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
     * The fields that are not valid, with code VALIDATION_FAILED.
     */
    errors?: Array<FieldErrorDto>;
    /**
     * The path that was called.
     */
    instance: string;
    /**
     * The same as detail.
     */
    message: string;
    /**
     * The id of the request where the failure is ours (500, 503), as in the header X-Request-Id: name it when you ask.
     */
    requestId?: string;
    /**
     * The HTTP status, again.
     */
    status: number;
    /**
     * The kind of problem in a few words.
     */
    title: string;
    /**
     * A URI for the kind of problem; the code below is what to switch on.
     */
    type: string;
};

