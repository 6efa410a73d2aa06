/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipLeftDto = {
    properties: {
        endsOn: {
            type: 'string',
            description: `The last due day.`,
            isRequired: true,
            format: 'date',
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
            isRequired: true,
        },
        interest: {
            type: 'number',
            description: `The part that is interest.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `The part that is principal.`,
            isRequired: true,
        },
        total: {
            type: 'number',
            description: `Principal and interest together.`,
            isRequired: true,
        },
    },
} as const;
