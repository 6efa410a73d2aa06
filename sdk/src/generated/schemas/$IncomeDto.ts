/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $IncomeDto = {
    properties: {
        final: {
            type: 'boolean',
            description: `Whether the last day is over: then the report stays as it is.`,
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `The first business day.`,
            isRequired: true,
            format: 'date',
        },
        months: {
            type: 'array',
            contains: {
                type: 'IncomeMonthDto',
            },
            isRequired: true,
        },
        suspended: {
            type: 'array',
            contains: {
                type: 'SuspendedMonthDto',
            },
            isRequired: true,
        },
        to: {
            type: 'string',
            description: `The last business day.`,
            isRequired: true,
            format: 'date',
        },
    },
} as const;
