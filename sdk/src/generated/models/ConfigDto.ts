/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AssistantDto } from './AssistantDto';
import type { ChargeRuleDto } from './ChargeRuleDto';
import type { FeaturesDto } from './FeaturesDto';
import type { InterestMethod } from './InterestMethod';
import type { PaymentAccountDto } from './PaymentAccountDto';
import type { PenaltyRulesDto } from './PenaltyRulesDto';
import type { UploadLimitsDto } from './UploadLimitsDto';
export type ConfigDto = {
    /**
     * Whom members call for their one-time password.
     */
    assistant: AssistantDto;
    /**
     * Number of the certificate of authority.
     */
    certificateOfAuthority: string;
    /**
     * What loans are charged once; absent where nothing is.
     */
    charges?: Array<ChargeRuleDto>;
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
     * For so many days after the approval a loan of which nothing was withdrawn can be cancelled free of charge.
     */
    coolingOffDays: number;
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
     * Whether interest is added on the whole principal each month, or counted on what is still owed.
     */
    interestMethod: InterestMethod;
    /**
     * Percent per month.
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
     * The account that members pay to.
     */
    payment: PaymentAccountDto;
    /**
     * Registration as operator of payment system.
     */
    paymentOperatorNumber: string;
    /**
     * What being late costs.
     */
    penalty: PenaltyRulesDto;
    /**
     * Registration with the securities regulator.
     */
    secRegistration: string;
    /**
     * Months.
     */
    terms: Array<number>;
    /**
     * The edition of the Service and Policy Agreement and of the loan contract.
     */
    termsVersion: string;
    /**
     * The limits of uploads.
     */
    upload: UploadLimitsDto;
};

