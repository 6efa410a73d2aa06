/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SignInDto = {
    properties: {
        password: {
            type: 'string',
            description: `The password.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
        persist: {
            type: 'boolean',
            description: `Whether the sign-in outlives the browser ('Remember me').`,
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus.`,
            isRequired: true,
            maxLength: 20,
            minLength: 1,
        },
    },
} as const;
