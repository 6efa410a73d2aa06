/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FeaturesDto } from './FeaturesDto';
import type { UploadLimitsDto } from './UploadLimitsDto';
export type ConfigDto = {
    /**
     * Number of the certificate of authority.
     */
    certificateOfAuthority: string;
    /**
     * The corporate name.
     */
    companyName: string;
    /**
     * The name in reference numbers.
     */
    companyShortName: string;
    /**
     * Where to write to.
     */
    contactEmail: string;
    /**
     * How many work here.
     */
    employees: string;
    /**
     * The year.
     */
    established: string;
    /**
     * What is switched on.
     */
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
    /**
     * Registration as operator of payment system.
     */
    paymentOperatorNumber: string;
    /**
     * Registration with the securities regulator.
     */
    secRegistration: string;
    /**
     * Months.
     */
    terms: Array<number>;
    /**
     * The limits of uploads.
     */
    upload: UploadLimitsDto;
};

