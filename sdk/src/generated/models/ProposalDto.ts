/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProposalKind } from './ProposalKind';
export type ProposalDto = {
    /**
     * Where it does not hold for as long as its subject stays as it is.
     */
    expiresAt?: string;
    /**
     * What the picture shows.
     */
    kind: ProposalKind;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * What the member is to read, unless who confirms it writes something else.
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

