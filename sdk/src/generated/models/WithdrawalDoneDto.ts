/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WithdrawalDto } from './WithdrawalDto';
export type WithdrawalDoneDto = {
    /**
     * The wallet's new balance.
     */
    availableBalance: number;
    /**
     * The withdrawal.
     */
    withdrawal: WithdrawalDto;
};

