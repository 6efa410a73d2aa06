/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgedPortfolioDto } from './AgedPortfolioDto';
export type PortfolioAtRiskDto = {
    /**
     * The business day whose end it is of.
     */
    at: string;
    /**
     * Whether the day is over: then the report stays as it is.
     */
    final: boolean;
    /**
     * One for each currency.
     */
    portfolios: Array<AgedPortfolioDto>;
};

