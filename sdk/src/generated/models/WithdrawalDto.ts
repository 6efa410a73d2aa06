/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
import type { WithdrawalStatus } from './WithdrawalStatus';
export type WithdrawalDto = {
    accountNumber: string;
    bankName: string;
    createdAt: string;
    selectedCurrency: string;
    status: WithdrawalStatus;
    statusColor: StatusColor;
    statusIcon: StatusIcon;
    statusMessage: string;
    withdrawalAmount: number;
    withdrawalNumber: string;
};

