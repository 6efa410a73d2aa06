/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WebhookMemberEventDataDto = {
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * The step of the activation that comes next, or INFO_COMPLETED.
     */
    state: string;
};

