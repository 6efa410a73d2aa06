/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DownloadState } from './DownloadState';
export type DownloadDto = {
    /**
     * Until when a READY one can be downloaded.
     */
    expiresAt?: string;
    /**
     * When it was asked for.
     */
    requestedAt?: string;
    /**
     * Size of a READY file in bytes.
     */
    sizeBytes?: number;
    /**
     * NONE before the first one was asked for; of an older one than today's, EXPIRED.
     */
    state: DownloadState;
    /**
     * Path of a READY file on this server: whoever has it can download the file until it expires.
     */
    url?: string;
};

