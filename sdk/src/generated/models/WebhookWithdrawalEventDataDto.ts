/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookWithdrawalEventDataDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * From where: the WALLET, or CREDIT, which gives back what was paid too much on a loan.
     */
    source: string;
    /**
     * What the withdrawal has become.
     */
    status: string;
    /**
     * The number of the withdrawal.
     */
    withdrawalNumber: string;
};

