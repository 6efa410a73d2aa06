/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
import type { WithdrawalSource } from './WithdrawalSource';
import type { WithdrawalStatus } from './WithdrawalStatus';
export type BackofficeWithdrawalDto = {
    /**
     * The first three characters, then stars; POST …/account says the rest.
     */
    accountNumber: string;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * First and last name; empty once the account was closed.
     */
    fullName: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * Digits with the country code, without a plus; empty once the account was closed.
     */
    phoneNumber: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * When it became COMPLETED or FAILED.
     */
    settledAt?: string;
    /**
     * Where the money was: in the wallet, or what was paid too much on a loan.
     */
    source: WithdrawalSource;
    /**
     * The status of the withdrawal.
     */
    status: WithdrawalStatus;
    /**
     * The colour of the status.
     */
    statusColor: StatusColor;
    /**
     * The icon of the status.
     */
    statusIcon: StatusIcon;
    /**
     * What the member reads about the withdrawal.
     */
    statusMessage: string;
    /**
     * In the currency of the wallet.
     */
    withdrawalAmount: number;
    /**
     * The number of the withdrawal.
     */
    withdrawalNumber: string;
};

