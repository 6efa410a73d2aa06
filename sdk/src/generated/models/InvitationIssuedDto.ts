/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InvitationIssuedDto = {
    /**
     * Thirty days from now.
     */
    expiresAt: string;
    /**
     * Told here once, and never again.
     */
    invitationCode: string;
    /**
     * How many people may register with it.
     */
    uses: number;
};

