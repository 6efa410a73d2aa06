/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InstallmentDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        installmentNumber: {
            type: 'number',
            description: `From 1 to installmentCount.`,
            isRequired: true,
        },
    },
} as const;
