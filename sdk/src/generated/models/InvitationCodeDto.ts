/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InvitationCodeDto = {
    /**
     * Twelve letters and digits; small letters and missing hyphens do not matter.
     */
    invitationCode: string;
};

