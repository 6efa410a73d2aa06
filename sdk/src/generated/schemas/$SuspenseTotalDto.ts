/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SuspenseTotalDto = {
    properties: {
        amount: {
            type: 'number',
            description: `The balance of the account UNAPPLIED_PAYMENTS.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
    },
} as const;
