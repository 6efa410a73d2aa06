/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreditScoreChangeDto } from './CreditScoreChangeDto';
import type { CreditScoreRuleDto } from './CreditScoreRuleDto';
export type CreditScoreDto = {
    /**
     * From 0 to 1000.
     */
    creditScore: number;
    /**
     * Newest first, 100 at most.
     */
    history: Array<CreditScoreChangeDto>;
    /**
     * Send it as cursor for the changes before; absent where there are none.
     */
    nextCursor?: number;
    /**
     * What moves the score, and by how much.
     */
    rules: Array<CreditScoreRuleDto>;
};

