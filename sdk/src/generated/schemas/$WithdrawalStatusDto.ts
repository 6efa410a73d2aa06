/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalStatusDto = {
    properties: {
        status: {
            type: 'all-of',
            description: `FAILED returns the money to the wallet; COMPLETED and FAILED are final.`,
            contains: [{
                type: 'SettableWithdrawalStatus',
            }],
            isRequired: true,
        },
    },
} as const;
