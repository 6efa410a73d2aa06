/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CodeReach } from './CodeReach';
export type PhoneOtpSentDto = {
    /**
     * Ten minutes from now.
     */
    expiresAt: string;
    /**
     * How many seconds later another one may be sent.
     */
    resendSeconds: number;
    /**
     * Where it arrives: TERMINAL is the operator's, in the demo.
     */
    sentTo: CodeReach;
};

