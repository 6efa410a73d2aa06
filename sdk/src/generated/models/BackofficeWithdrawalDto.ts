/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
import type { WithdrawalStatus } from './WithdrawalStatus';
export type BackofficeWithdrawalDto = {
    accountNumber: string;
    bankName: string;
    createdAt: string;
    fullName: string;
    memberId: string;
    phoneNumber: string;
    selectedCurrency: string;
    /**
     * When it became COMPLETED or FAILED.
     */
    settledAt?: string;
    status: WithdrawalStatus;
    statusColor: StatusColor;
    statusIcon: StatusIcon;
    statusMessage: string;
    withdrawalAmount: number;
    withdrawalNumber: string;
};

