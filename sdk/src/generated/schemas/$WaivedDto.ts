/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WaivedDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        date: {
            type: 'string',
            description: `The last day on which something of it was waived.`,
            isRequired: true,
            format: 'date',
        },
        installmentNumber: {
            type: 'number',
            description: `From 1.`,
            isRequired: true,
        },
    },
} as const;
