/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookCorrectionEventDataDto = {
    /**
     * Which fields have another value now, as `readMember` calls them. The values are told there alone.
     */
    fields: Array<string>;
    /**
     * What was corrected: NAME, IDENTITY, BANK_ACCOUNT, PHONE, ADDRESS, CONTACT or EMPLOYMENT.
     */
    kind: string;
    /**
     * The member's id.
     */
    memberId: string;
};

