/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StaffRateDto = {
    properties: {
        asOf: {
            type: 'string',
            description: `When the source says it was made; older than the others' while a newer one is held.`,
            isRequired: true,
            format: 'date-time',
        },
        currencyCode: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        held: {
            type: 'all-of',
            description: `The one that moved too far, while it waits.`,
            contains: [{
                type: 'HeldRateDto',
            }],
        },
        rate: {
            type: 'number',
            description: `In force: units of the currency for one peso.`,
        },
    },
} as const;
