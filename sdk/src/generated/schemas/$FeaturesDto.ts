/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $FeaturesDto = {
    properties: {
        accountRecovery: {
            type: 'boolean',
            description: `Setting a new password with a code from the Loan Assistant.`,
            isRequired: true,
        },
        demo: {
            type: 'boolean',
            description: `The demo, with its accounts.`,
            isRequired: true,
        },
        invitationCode: {
            type: 'boolean',
            description: `The invitation-code form of registration.`,
            isRequired: true,
        },
        phoneOtp: {
            type: 'boolean',
            description: `The phone-OTP form of registration.`,
            isRequired: true,
        },
    },
} as const;
