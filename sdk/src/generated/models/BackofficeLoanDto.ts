/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanStatus } from './LoanStatus';
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
export type BackofficeLoanDto = {
    approvedAt?: string;
    createdAt: string;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate: number;
    fullName: string;
    installmentAmountPHP: number;
    installmentAmountXR: number;
    /**
     * Months.
     */
    installmentCount: number;
    /**
     * Percent of the principal per month.
     */
    interestRate: number;
    loanAmountPHP: number;
    loanAmountXR: number;
    loanNumber: string;
    memberId: string;
    phoneNumber: string;
    selectedCurrency: string;
    statement: string;
    statementMessage: string;
    statementShow: boolean;
    status: LoanStatus;
    statusColor: StatusColor;
    statusIcon: StatusIcon;
    statusMessage: string;
    /**
     * What the member reads as status.
     */
    statusText: string;
};

