/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PhoneCorrectionDto = {
    properties: {
        code: {
            type: 'string',
            description: `What POST /member/corrections/phone/code sent to that number; it is used up.`,
            isRequired: true,
            maxLength: 6,
            minLength: 6,
            pattern: '^\\d{6}$',
        },
        password: {
            type: 'string',
            description: `The password one signs in with.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number that is wanted: digits with the country code, without a plus.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
