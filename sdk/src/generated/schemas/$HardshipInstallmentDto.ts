/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipInstallmentDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        dueDate: {
            type: 'string',
            description: `YYYY-MM-DD, a day of the Philippines.`,
            isRequired: true,
            format: 'date',
        },
        installmentNumber: {
            type: 'number',
            description: `From 1.`,
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
    },
} as const;
