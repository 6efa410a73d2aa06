/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * QUOTE: a whole quote, by its hash. FIGURES: amounts, rate, interest and installment alone.
 */
export type ConsentKind = 'QUOTE' | 'FIGURES';
