/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentCodeDto = {
    properties: {
        merchantName: {
            type: 'string',
            description: `To whom it pays, as the app will say.`,
        },
        offered: {
            type: 'boolean',
            description: `Whether there is one: the lender takes QR Ph, the loan is in pesos and runs, and the amount is at most 9,999,999,999.99.`,
            isRequired: true,
        },
        payload: {
            type: 'string',
            description: `The text of the code.`,
        },
        picture: {
            type: 'string',
            description: `The code as PNG, in Base64.`,
        },
        reference: {
            type: 'string',
            description: `What it names the payment by.`,
        },
    },
} as const;
