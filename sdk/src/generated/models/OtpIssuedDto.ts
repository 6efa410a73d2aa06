/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WithdrawalSource } from './WithdrawalSource';
export type OtpIssuedDto = {
    /**
     * In full, for the assistant to compare with the member.
     */
    accountNumber: string;
    /**
     * The receiving bank or e-wallet.
     */
    bankName: string;
    /**
     * Ten minutes from now.
     */
    expiresAt: string;
    /**
     * First and last name.
     */
    fullName: string;
    /**
     * The one-time password: told here once, and never again.
     */
    oTP: string;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
    /**
     * The request, of a withdrawal or of another schedule.
     */
    requestId: string;
    /**
     * ISO 4217.
     */
    selectedCurrency: string;
    /**
     * Where the money is: in the wallet, or what was paid too much on a loan.
     */
    source: WithdrawalSource;
    /**
     * In the currency of the wallet.
     */
    withdrawalAmount: number;
    /**
     * How often the member may still type a wrong code today. With 0 this code is not taken either: the member tries tomorrow, with another one.
     */
    wrongTriesLeftToday: number;
};

