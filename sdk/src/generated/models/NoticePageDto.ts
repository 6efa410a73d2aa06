/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoticeDto } from './NoticeDto';
export type NoticePageDto = {
    /**
     * The rows of this page.
     */
    items: Array<NoticeDto>;
    /**
     * Send it as cursor for the next page; absent on the last page.
     */
    nextCursor?: string;
};

