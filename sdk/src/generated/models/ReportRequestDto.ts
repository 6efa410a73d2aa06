/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportFormat } from './ReportFormat';
import type { ReportKind } from './ReportKind';
export type ReportRequestDto = {
    /**
     * The same, as a report of one day calls it.
     */
    at?: string;
    /**
     * As what kind of file.
     */
    format: ReportFormat;
    /**
     * The first business day, for a report of several; the first of the month of the last one without it.
     */
    from?: string;
    /**
     * Which one.
     */
    report: ReportKind;
    /**
     * The last business day; today without it.
     */
    to?: string;
};

