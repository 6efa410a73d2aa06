/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentDto } from './DocumentDto';
export type DocumentListDto = {
    /**
     * What was agreed to comes first, in its order.
     */
    items: Array<DocumentDto>;
};

