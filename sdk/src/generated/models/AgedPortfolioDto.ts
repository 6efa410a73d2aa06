/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AgeingDto } from './AgeingDto';
import type { NonAccruingDto } from './NonAccruingDto';
import type { RiskDto } from './RiskDto';
export type AgedPortfolioDto = {
    /**
     * All loans, by days past due.
     */
    ageing: Array<AgeingDto>;
    /**
     * What is at risk, by days past due.
     */
    atRisk: Array<RiskDto>;
    /**
     * ISO 4217.
     */
    currency: string;
    /**
     * How many loans are running.
     */
    loans: number;
    /**
     * Loans whose interest and penalties are no income until they are paid.
     */
    nonAccruing: NonAccruingDto;
    /**
     * Principal that is lent and not paid back.
     */
    principal: number;
};

