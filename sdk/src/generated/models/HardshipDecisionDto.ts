/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipDecision } from './HardshipDecision';
export type HardshipDecisionDto = {
    /**
     * The answer.
     */
    decision: HardshipDecision;
    /**
     * For the member; needed to refuse.
     */
    reason?: string;
};

