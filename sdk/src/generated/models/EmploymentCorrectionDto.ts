/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CountryName } from './CountryName';
import type { JobCategory } from './JobCategory';
export type EmploymentCorrectionDto = {
    /**
     * The field one works in.
     */
    jobCategory?: JobCategory;
    /**
     * What one works as.
     */
    jobTitle?: string;
    /**
     * Whole pesos, 3 to 7 digits.
     */
    monthlyNetIncome?: number;
    /**
     * Where one works.
     */
    workLocation?: string;
    /**
     * The country one works in.
     */
    workPlaceCountry?: CountryName;
};

