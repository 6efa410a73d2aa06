/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InstallmentDto = {
    properties: {
        amount: {
            type: 'number',
            description: `Principal and interest, in the chosen currency.`,
            isRequired: true,
        },
        dueDate: {
            type: 'string',
            description: `YYYY-MM-DD in Asia/Manila, for a loan that is approved on the day of the quote.`,
            isRequired: true,
            format: 'date',
        },
        installmentNumber: {
            type: 'number',
            description: `From 1 to installmentCount.`,
            isRequired: true,
        },
        interest: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
    },
} as const;
