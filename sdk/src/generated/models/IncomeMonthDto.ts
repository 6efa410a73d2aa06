/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AccountType } from './AccountType';
export type IncomeMonthDto = {
    /**
     * Its name in the ledger.
     */
    account: string;
    /**
     * Positive where it was earned, negative where it was lost or taken back.
     */
    amount: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * YYYY-MM
     */
    month: string;
    /**
     * INCOME for what was earned, EXPENSE for what was lost.
     */
    type: AccountType;
};

