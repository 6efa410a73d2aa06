/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatementRequestDto = {
    /**
     * The first month to tell, as YYYY-MM; without it, as far back as one answer goes.
     */
    from?: string;
    /**
     * The newest loan when it is absent.
     */
    loanNumber?: string;
    /**
     * The phone number one is signed in with: digits with the country code.
     */
    phoneNumber: string;
    /**
     * The last month to tell, as YYYY-MM; the present one without it.
     */
    to?: string;
};

