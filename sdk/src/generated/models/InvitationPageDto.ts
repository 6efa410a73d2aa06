/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { InvitationDto } from './InvitationDto';
export type InvitationPageDto = {
    /**
     * The rows of this page.
     */
    items: Array<InvitationDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

