/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
export type MemberWithdrawalDto = {
    accountNumber?: string;
    active: boolean;
    /**
     * Where it went.
     */
    bankName?: string;
    createdAt?: string;
    selectedCurrency?: string;
    status?: string;
    statusColor?: StatusColor;
    statusIcon?: StatusIcon;
    statusMessage?: string;
    /**
     * The amount of this withdrawal.
     */
    totalAmountWithdrawn?: number;
    withdrawalNumber?: string;
};

