/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ConfigDto = {
    properties: {
        certificateOfAuthority: {
            type: 'string',
            isRequired: true,
        },
        companyName: {
            type: 'string',
            isRequired: true,
        },
        companyShortName: {
            type: 'string',
            description: `The name in reference numbers.`,
            isRequired: true,
        },
        contactEmail: {
            type: 'string',
            isRequired: true,
        },
        employees: {
            type: 'string',
            isRequired: true,
        },
        established: {
            type: 'string',
            description: `The year.`,
            isRequired: true,
        },
        features: {
            type: 'FeaturesDto',
            isRequired: true,
        },
        interestRate: {
            type: 'number',
            description: `Percent of the principal per month.`,
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
        paymentOperatorNumber: {
            type: 'string',
            isRequired: true,
        },
        secRegistration: {
            type: 'string',
            isRequired: true,
        },
        terms: {
            type: 'array',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        upload: {
            type: 'UploadLimitsDto',
            isRequired: true,
        },
    },
} as const;
