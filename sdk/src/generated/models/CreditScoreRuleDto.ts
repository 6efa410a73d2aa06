/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreditScoreRule } from './CreditScoreRule';
export type CreditScoreRuleDto = {
    /**
     * Points.
     */
    change: number;
    /**
     * The code of the rule.
     */
    reason: CreditScoreRule;
    /**
     * A sentence for the person.
     */
    text: string;
};

