/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentCodeRequestDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What the code pays, in pesos.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
            maxLength: 20,
            minLength: 1,
        },
        pays: {
            type: 'all-of',
            description: `What money beyond the amount due pays: the code's reference says it. Without it the lender's default counts.`,
            contains: [{
                type: 'Overpayment',
            }],
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
