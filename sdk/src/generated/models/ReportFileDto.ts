/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportFileState } from './ReportFileState';
import type { ReportFormat } from './ReportFormat';
import type { ReportKind } from './ReportKind';
export type ReportFileDto = {
    /**
     * Until when a READY one can be downloaded.
     */
    expiresAt?: string;
    /**
     * As what kind of file.
     */
    format: ReportFormat;
    /**
     * The first business day.
     */
    from: string;
    /**
     * The id.
     */
    id: string;
    /**
     * Which one.
     */
    report: ReportKind;
    /**
     * When it was asked for.
     */
    requestedAt: string;
    /**
     * Of a READY file.
     */
    sizeBytes?: number;
    /**
     * TOO_LARGE: ask for fewer days, or for CSV.
     */
    state: ReportFileState;
    /**
     * The last business day, or the one whose end it is of.
     */
    to: string;
    /**
     * Path of a READY file on this server: whoever has it can download the file until it expires.
     */
    url?: string;
};

