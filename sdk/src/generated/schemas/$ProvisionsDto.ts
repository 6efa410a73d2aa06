/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProvisionsDto = {
    properties: {
        at: {
            type: 'string',
            description: `The business day whose end it is of.`,
            isRequired: true,
            format: 'date',
        },
        final: {
            type: 'boolean',
            description: `Whether the day is over: then the report stays as it is.`,
            isRequired: true,
        },
        provisions: {
            type: 'array',
            contains: {
                type: 'ProvisionDto',
            },
            isRequired: true,
        },
        totals: {
            type: 'array',
            contains: {
                type: 'ProvisionTotalDto',
            },
            isRequired: true,
        },
    },
} as const;
