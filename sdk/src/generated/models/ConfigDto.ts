/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FeaturesDto } from './FeaturesDto';
import type { UploadLimitsDto } from './UploadLimitsDto';
export type ConfigDto = {
    certificateOfAuthority: string;
    companyName: string;
    /**
     * The name in reference numbers.
     */
    companyShortName: string;
    contactEmail: string;
    employees: string;
    /**
     * The year.
     */
    established: string;
    features: FeaturesDto;
    /**
     * Percent of the principal per month.
     */
    interestRate: number;
    /**
     * Pesos.
     */
    maxLoan: number;
    /**
     * Pesos.
     */
    minLoan: number;
    paymentOperatorNumber: string;
    secRegistration: string;
    /**
     * Months.
     */
    terms: Array<number>;
    upload: UploadLimitsDto;
};

