/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type InvitationDto = {
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * When it ends.
     */
    expiresAt: string;
    /**
     * The id.
     */
    id: string;
    /**
     * The beginning of the code.
     */
    invitationCode: string;
    /**
     * How many may use it.
     */
    uses: number;
    /**
     * How many more may use it.
     */
    usesLeft: number;
};

