/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProposedAction } from './ProposedAction';
export type PaymentProposalDto = {
    /**
     * What is to be done.
     */
    action: ProposedAction;
    /**
     * The loan application number.
     */
    loanNumber?: string;
    /**
     * When it was proposed.
     */
    proposedAt: string;
    /**
     * The name of who proposed it; where an API key did, of who issued that.
     */
    proposedBy: string;
    /**
     * Why, as who proposed it says.
     */
    reason?: string;
    /**
     * Whether it is early settlement in part, where who proposed it says so.
     */
    settlement?: boolean;
};

