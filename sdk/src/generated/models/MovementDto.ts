/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MovementKind } from './MovementKind';
import type { WithdrawalSource } from './WithdrawalSource';
export type MovementDto = {
    /**
     * By how much what is owed grows, or shrinks when negative; 0 for what moved in the wallet alone.
     */
    amount: number;
    /**
     * What is owed afterwards; negative when more was paid than owed.
     */
    balance: number;
    /**
     * The day that it counts from, in Asia/Manila.
     */
    date: string;
    /**
     * In the reader's language.
     */
    description: string;
    /**
     * What happened.
     */
    kind: MovementKind;
    /**
     * The number of the payment or withdrawal.
     */
    reference?: string;
    /**
     * Of a withdrawal, where it was not the wallet's money: CREDIT is what was paid too much, sent to the account.
     */
    source?: WithdrawalSource;
    /**
     * By how much the wallet grew, or shrank when negative.
     */
    walletAmount: number;
    /**
     * What is in the wallet afterwards.
     */
    walletBalance: number;
};

