/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PhoneOtpDto = {
    properties: {
        email: {
            type: 'string',
            description: `Needed where codes are sent by e-mail: the address to register with.`,
            maxLength: 100,
            minLength: 1,
            pattern: '^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$',
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number to register with.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
