/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RefundConfirmDto = {
    properties: {
        oTP: {
            type: 'string',
            description: `The one-time password that the loan assistant gave for this very request, where it takes one.`,
            maxLength: 12,
            minLength: 6,
            pattern: '^\\d{6,12}$',
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        requestId: {
            type: 'string',
            description: `As /wallet/refund/prepare answered it.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
