/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ConfigDto = {
    properties: {
        assistant: {
            type: 'all-of',
            description: `Whom members call for their one-time password.`,
            contains: [{
                type: 'AssistantDto',
            }],
            isRequired: true,
        },
        certificateOfAuthority: {
            type: 'string',
            description: `Number of the certificate of authority.`,
            isRequired: true,
        },
        charges: {
            type: 'array',
            contains: {
                type: 'ChargeRuleDto',
            },
        },
        companyName: {
            type: 'string',
            description: `The corporate name.`,
            isRequired: true,
        },
        companyShortName: {
            type: 'string',
            description: `The name in reference numbers.`,
            isRequired: true,
        },
        contactEmail: {
            type: 'string',
            description: `Where to write to.`,
            isRequired: true,
        },
        coolingOffDays: {
            type: 'number',
            description: `For so many days after the approval a loan of which nothing was withdrawn can be cancelled free of charge.`,
            isRequired: true,
        },
        employees: {
            type: 'string',
            description: `How many work here.`,
            isRequired: true,
        },
        established: {
            type: 'string',
            description: `The year.`,
            isRequired: true,
        },
        features: {
            type: 'all-of',
            description: `What is switched on.`,
            contains: [{
                type: 'FeaturesDto',
            }],
            isRequired: true,
        },
        interestMethod: {
            type: 'all-of',
            description: `Whether interest is added on the whole principal each month, or counted on what is still owed.`,
            contains: [{
                type: 'InterestMethod',
            }],
            isRequired: true,
        },
        interestRate: {
            type: 'number',
            description: `Percent per month.`,
            isRequired: true,
        },
        maxLoan: {
            type: 'number',
            description: `Pesos.`,
            isRequired: true,
        },
        minLoan: {
            type: 'number',
            description: `Pesos.`,
            isRequired: true,
        },
        payment: {
            type: 'all-of',
            description: `The account that members pay to.`,
            contains: [{
                type: 'PaymentAccountDto',
            }],
            isRequired: true,
        },
        paymentOperatorNumber: {
            type: 'string',
            description: `Registration as operator of payment system.`,
            isRequired: true,
        },
        penalty: {
            type: 'all-of',
            description: `What being late costs.`,
            contains: [{
                type: 'PenaltyRulesDto',
            }],
            isRequired: true,
        },
        secRegistration: {
            type: 'string',
            description: `Registration with the securities regulator.`,
            isRequired: true,
        },
        terms: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        termsVersion: {
            type: 'string',
            description: `The edition of the Service and Policy Agreement and of the loan contract.`,
            isRequired: true,
        },
        upload: {
            type: 'all-of',
            description: `The limits of uploads.`,
            contains: [{
                type: 'UploadLimitsDto',
            }],
            isRequired: true,
        },
    },
} as const;
