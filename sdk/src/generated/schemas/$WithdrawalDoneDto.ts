/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalDoneDto = {
    properties: {
        availableBalance: {
            type: 'number',
            description: `The wallet's new balance.`,
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
