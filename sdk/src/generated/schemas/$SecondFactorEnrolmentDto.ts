/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SecondFactorEnrolmentDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Until when a code can confirm it.`,
            isRequired: true,
            format: 'date-time',
        },
        secret: {
            type: 'string',
            description: `In Base32, to be typed into an authenticator app. Told here once, and never again.`,
            isRequired: true,
        },
        uri: {
            type: 'string',
            description: `The same as authenticator apps read it, from a QR code.`,
            isRequired: true,
        },
    },
} as const;
