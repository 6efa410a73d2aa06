/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HeldRateDto = {
    properties: {
        asOf: {
            type: 'string',
            description: `When the source says it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        changePercent: {
            type: 'number',
            description: `From the rate in force, in percent.`,
        },
        heldAt: {
            type: 'string',
            description: `Since when one of this currency waits.`,
            isRequired: true,
            format: 'date-time',
        },
        rate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
            isRequired: true,
        },
    },
} as const;
