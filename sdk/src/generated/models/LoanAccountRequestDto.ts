/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type LoanAccountRequestDto = {
    /**
     * The newest loan when it is absent.
     */
    loanNumber?: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * Whether the answer has the checkpoint, to compute with in the client.
     */
    withCheckpoint?: boolean;
};

