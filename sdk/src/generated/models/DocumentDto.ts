/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DocumentName } from './DocumentName';
import type { Language } from './Language';
export type DocumentDto = {
    /**
     * When it was agreed to; absent of a statement, which is of today.
     */
    agreedAt?: string;
    /**
     * In which language it was agreed to; it is printed in each. Absent of a statement.
     */
    language?: Language;
    /**
     * A name.
     */
    name: DocumentName;
    /**
     * Where it is downloaded.
     */
    path: string;
    /**
     * Of an addendum: the request for another schedule that it is about.
     */
    requestId?: string;
};

