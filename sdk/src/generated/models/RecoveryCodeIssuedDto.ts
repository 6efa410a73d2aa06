/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProposalDto } from './ProposalDto';
export type RecoveryCodeIssuedDto = {
    /**
     * Ten minutes from now; of what waits for a second assistant, half an hour.
     */
    expiresAt: string;
    /**
     * The name that the member registered with.
     */
    fullName: string;
    /**
     * Whether a message is on its way that tells the member of the code, who can stop the recovery with it.
     */
    memberTold: boolean;
    /**
     * What waits for a second assistant.
     */
    proposal?: ProposalDto;
    /**
     * Eight digits: told here once, and never again. Absent where a second assistant has to confirm it first.
     */
    recoveryCode?: string;
};

