/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PenaltyKind } from './PenaltyKind';
export type PenaltyDto = {
    /**
     * In the chosen currency.
     */
    amount: number;
    /**
     * How many days.
     */
    days: number;
    /**
     * The first day.
     */
    from: string;
    /**
     * From 1.
     */
    installmentNumber: number;
    /**
     * PENALTY is the percentage for each late day, LATE_CHARGE what is charged once.
     */
    kind: PenaltyKind;
    /**
     * The last day.
     */
    to: string;
    /**
     * What the cap kept from being charged.
     */
    waived: number;
};

