/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContactMessageDto } from './ContactMessageDto';
export type ContactMessagePageDto = {
    /**
     * The rows of this page.
     */
    items: Array<ContactMessageDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

