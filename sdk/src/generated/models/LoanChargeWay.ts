/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
/**
 * DEDUCTED: kept back from what is paid out. ADDED: financed, as a part of the principal.
 */
export type LoanChargeWay = 'DEDUCTED' | 'ADDED';
