/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MovementDto } from './MovementDto';
export type StatementMonthDto = {
    /**
     * What was owed when it ended, or on the day of the statement.
     */
    closingBalance: number;
    /**
     * YYYY-MM
     */
    month: string;
    /**
     * In the order of their days.
     */
    movements: Array<MovementDto>;
    /**
     * What was owed when the month began.
     */
    openingBalance: number;
};

