/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SuspenseDto = {
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
        payments: {
            type: 'array',
            contains: {
                type: 'SuspensePaymentDto',
            },
            isRequired: true,
        },
        totals: {
            type: 'array',
            contains: {
                type: 'SuspenseTotalDto',
            },
            isRequired: true,
        },
    },
} as const;
