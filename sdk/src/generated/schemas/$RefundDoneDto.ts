/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RefundDoneDto = {
    properties: {
        creditLeft: {
            type: 'number',
            description: `What is kept for the member afterwards, of this loan.`,
            isRequired: true,
        },
        withdrawal: {
            type: 'all-of',
            description: `The withdrawal.`,
            contains: [{
                type: 'WithdrawalDto',
            }],
            isRequired: true,
        },
    },
} as const;
