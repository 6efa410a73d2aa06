/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PhoneCorrectionCodeDto = {
    properties: {
        phoneNumber: {
            type: 'string',
            description: `The phone number that is wanted: digits with the country code, without a plus.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
