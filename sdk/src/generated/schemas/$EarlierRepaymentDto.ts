/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EarlierRepaymentDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        paidAt: {
            type: 'string',
            description: `When the member paid.`,
            isRequired: true,
            format: 'date-time',
        },
        recordedAt: {
            type: 'string',
            description: `When staff recorded it.`,
            isRequired: true,
            format: 'date-time',
        },
        reference: {
            type: 'string',
            description: `The reference that it was recorded with.`,
            isRequired: true,
        },
        repaymentNumber: {
            type: 'string',
            description: `The number of the repayment.`,
            isRequired: true,
        },
    },
} as const;
