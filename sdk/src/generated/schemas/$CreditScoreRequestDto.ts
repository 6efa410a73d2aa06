/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreditScoreRequestDto = {
    properties: {
        cursor: {
            type: 'number',
            description: `The nextCursor of the answer before; without it the newest changes come.`,
            maximum: 2147483647,
            minimum: 1,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
