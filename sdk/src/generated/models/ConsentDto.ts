/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ConsentKind } from './ConsentKind';
export type ConsentDto = {
    /**
     * QUOTE: a whole quote, by its hash. FIGURES: amounts, rate, interest and installment alone.
     */
    kind: ConsentKind;
    /**
     * As it came with the application, with QUOTE.
     */
    quoteHash?: string;
};

