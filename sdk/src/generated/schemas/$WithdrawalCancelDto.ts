/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalCancelDto = {
    properties: {
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        requestId: {
            type: 'string',
            description: `As /wallet/withdraw/prepare or /wallet/withdraw/open answered it.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
