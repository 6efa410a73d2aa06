/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WriteOffRowDto = {
    /**
     * What was owed then, in all.
     */
    amount: number;
    /**
     * How late the loan was then.
     */
    daysPastDue: number;
    /**
     * The part that is interest.
     */
    interest: number;
    /**
     * Charged once for each installment that was late.
     */
    lateCharges: number;
    /**
     * Penalties of each late day.
     */
    penalties: number;
    /**
     * The part that is principal.
     */
    principal: number;
    /**
     * What the officer said, for the audit log and other staff.
     */
    reason: string;
    /**
     * What was paid since then, and not taken back.
     */
    recovered: number;
    /**
     * Why it was taken back.
     */
    reversalReason?: string;
    /**
     * Taken back: then the loan runs on.
     */
    reversed: boolean;
    /**
     * Which write-off.
     */
    writeOffId: string;
    /**
     * The business day from which on it costs nothing more.
     */
    writtenOffOn: string;
};

