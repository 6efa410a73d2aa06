/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
import type { WithdrawalSource } from './WithdrawalSource';
export type MemberWithdrawalDto = {
    /**
     * Number of the receiving bank or e-wallet account.
     */
    accountNumber?: string;
    /**
     * Whether there is one, in force.
     */
    active: boolean;
    /**
     * Where it went.
     */
    bankName?: string;
    /**
     * When it was made.
     */
    createdAt?: string;
    /**
     * Units of the currency for one peso, as agreed with the loan that the money came from.
     */
    exchangeRate?: number;
    /**
     * ISO 4217.
     */
    selectedCurrency?: string;
    /**
     * Where the money was: in the wallet, or what was paid too much on a loan.
     */
    source?: WithdrawalSource;
    /**
     * The status of the withdrawal.
     */
    status?: string;
    /**
     * The colour of the status.
     */
    statusColor?: StatusColor;
    /**
     * The icon of the status.
     */
    statusIcon?: StatusIcon;
    /**
     * What the member reads about the withdrawal.
     */
    statusMessage?: string;
    /**
     * The amount of this withdrawal.
     */
    totalAmountWithdrawn?: number;
    /**
     * The number of the withdrawal.
     */
    withdrawalNumber?: string;
};

