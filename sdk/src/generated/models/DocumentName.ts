/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type DocumentName = 'contract.pdf' | 'agreement.pdf' | 'disclosure.pdf' | 'statement.pdf' | 'statement.csv' | 'addendum.pdf';
