/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type EmploymentDto = {
    /**
     * The field one works in.
     */
    jobCategory: string;
    /**
     * What one works as.
     */
    jobTitle: string;
    /**
     * Whole pesos.
     */
    monthlyNetIncome: number;
    /**
     * Where one works.
     */
    workLocation: string;
    /**
     * The country one works in.
     */
    workPlaceCountry: string;
};

