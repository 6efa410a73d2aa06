/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanChargesDto } from './LoanChargesDto';
import type { OtherWalletDto } from './OtherWalletDto';
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
import type { WalletCreditDto } from './WalletCreditDto';
import type { WalletMemberDto } from './WalletMemberDto';
import type { WalletWithdrawalDto } from './WalletWithdrawalDto';
export type WalletDetailsDto = {
    /**
     * The wallet's id, for withdrawals.
     */
    _id?: string;
    /**
     * Whether there is one, in force.
     */
    active: boolean;
    /**
     * The receiving bank or e-wallet.
     */
    bankName?: string;
    /**
     * When the loan was applied for.
     */
    createdAt?: string;
    /**
     * What was paid too much, loan by loan, the newest first; it can be sent to the account, or pay the next loan.
     */
    credits?: Array<WalletCreditDto>;
    /**
     * Units of the currency for one peso.
     */
    exchangeRate?: number;
    /**
     * First, middle and last name.
     */
    fullLegalName?: string;
    /**
     * What there was to be withdrawn: what came of the loan, and was carried over; without what was paid too much and came back.
     */
    limit?: number;
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
    /**
     * What the loan was charged once, on approval, and what was received of it; absent where that was nothing.
     */
    loanCharges?: LoanChargesDto;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * The receiving member.
     */
    member?: WalletMemberDto;
    /**
     * Wallets of earlier loans that hold money too.
     */
    otherWallets?: Array<OtherWalletDto>;
    /**
     * ISO 4217.
     */
    selectedCurrency?: string;
    /**
     * Heading of the Loan Statement card.
     */
    statement?: string;
    /**
     * Text of the Loan Statement card.
     */
    statementMessage?: string;
    /**
     * Whether the Loan Statement card is shown.
     */
    statementShow?: boolean;
    /**
     * The status.
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
     * May have several lines.
     */
    statusMessage?: string;
    /**
     * The available balance, in the chosen currency.
     */
    wallet?: number;
    /**
     * Those on their way, from whichever wallet, and the ones that ended lately; newest first.
     */
    withdrawals?: Array<WalletWithdrawalDto>;
    /**
     * What was withdrawn and did not come back, in the chosen currency; without what was paid too much and sent back.
     */
    withdrawnAmount?: number;
};

