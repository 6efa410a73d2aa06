/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EmploymentDto = {
    properties: {
        jobCategory: {
            type: 'string',
            description: `The field one works in.`,
            isRequired: true,
        },
        jobTitle: {
            type: 'string',
            description: `What one works as.`,
            isRequired: true,
        },
        monthlyNetIncome: {
            type: 'number',
            description: `Whole pesos.`,
            isRequired: true,
        },
        workLocation: {
            type: 'string',
            description: `Where one works.`,
            isRequired: true,
        },
        workPlaceCountry: {
            type: 'string',
            description: `The country one works in.`,
            isRequired: true,
        },
    },
} as const;
