/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProposalKind } from './ProposalKind';
export type ProposalDto = {
    /**
     * Of a waiver: so much of the loan's currency, and absent where it is all that is unpaid.
     */
    amount?: number;
    /**
     * Where it does not hold for as long as its subject stays as it is.
     */
    expiresAt?: string;
    /**
     * What is to be done.
     */
    kind: ProposalKind;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * What the member is to read, unless who confirms it writes something else; of a waiver or a write-off, why.
     */
    message?: string;
    /**
     * The id of the proposal.
     */
    proposalId: string;
    /**
     * When it was proposed.
     */
    proposedAt: string;
    /**
     * The name of who proposed it; where an API key did, of who issued that.
     */
    proposedBy: string;
    /**
     * What it is about: the number of the loan, or the id of the account.
     */
    subject: string;
};

