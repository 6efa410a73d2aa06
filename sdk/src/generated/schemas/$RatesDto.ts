/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RatesDto = {
    properties: {
        asOf: {
            type: 'string',
            description: `When the source says the rates were made.`,
            isRequired: true,
            format: 'date-time',
        },
        base: {
            type: 'string',
            description: `Always the peso.`,
            isRequired: true,
        },
        rates: {
            type: 'dictionary',
            contains: {
                type: 'number',
            },
            isRequired: true,
        },
        source: {
            type: 'Enum',
            isRequired: true,
        },
        stale: {
            type: 'boolean',
            description: `Whether they are too old for new loans in foreign currencies.`,
            isRequired: true,
        },
    },
} as const;
