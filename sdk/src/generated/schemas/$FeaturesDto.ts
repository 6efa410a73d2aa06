/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $FeaturesDto = {
    properties: {
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
