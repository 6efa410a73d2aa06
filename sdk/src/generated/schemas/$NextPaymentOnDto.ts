/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NextPaymentOnDto = {
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
    },
} as const;
