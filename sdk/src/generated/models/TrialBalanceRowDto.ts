/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccountType } from './AccountType';
export type TrialBalanceRowDto = {
    /**
     * Its name in the ledger.
     */
    account: string;
    /**
     * The balance, where it is a credit.
     */
    credit: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The balance, where it is a debit.
     */
    debit: number;
    /**
     * What kind of account it is.
     */
    type: AccountType;
};

