/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WithdrawalDto } from './WithdrawalDto';
export type RefundDoneDto = {
    /**
     * What is kept for the member afterwards, of this loan.
     */
    creditLeft: number;
    /**
     * The withdrawal.
     */
    withdrawal: WithdrawalDto;
};

