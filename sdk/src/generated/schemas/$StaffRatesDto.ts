/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StaffRatesDto = {
    properties: {
        asOf: {
            type: 'string',
            description: `When the source says its last answer was made.`,
            isRequired: true,
            format: 'date-time',
        },
        items: {
            type: 'array',
            contains: {
                type: 'StaffRateDto',
            },
            isRequired: true,
        },
        source: {
            type: 'Enum',
            isRequired: true,
        },
    },
} as const;
