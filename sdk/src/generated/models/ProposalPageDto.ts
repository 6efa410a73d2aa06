/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ProposalDto } from './ProposalDto';
export type ProposalPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<ProposalDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

