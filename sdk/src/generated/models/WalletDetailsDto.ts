/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
import type { WalletMemberDto } from './WalletMemberDto';
export type WalletDetailsDto = {
    /**
     * The wallet's id, for withdrawals.
     */
    _id?: string;
    active: boolean;
    bankName?: string;
    /**
     * When the loan was applied for.
     */
    createdAt?: string;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate?: number;
    fullLegalName?: string;
    /**
     * The same as loanAmountXR.
     */
    loanAmount?: number;
    /**
     * In pesos.
     */
    loanAmountPHP?: number;
    /**
     * In the chosen currency.
     */
    loanAmountXR?: number;
    loanNumber?: string;
    member?: WalletMemberDto;
    selectedCurrency?: string;
    statement?: string;
    statementMessage?: string;
    /**
     * Whether the Loan Statement card is shown.
     */
    statementShow?: boolean;
    status?: string;
    statusColor?: StatusColor;
    statusIcon?: StatusIcon;
    /**
     * May have several lines.
     */
    statusMessage?: string;
    /**
     * The available balance, in the chosen currency.
     */
    wallet?: number;
    /**
     * What was withdrawn and did not come back, in the chosen currency.
     */
    withdrawnAmount?: number;
};

