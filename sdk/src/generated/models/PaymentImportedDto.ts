/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ImportedLineDto } from './ImportedLineDto';
export type PaymentImportedDto = {
    /**
     * In the order that they came in.
     */
    items: Array<ImportedLineDto>;
};

