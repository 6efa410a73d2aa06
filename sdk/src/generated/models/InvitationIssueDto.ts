/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InvitationIssueDto = {
    /**
     * How many people may register with it.
     */
    uses?: number;
};

