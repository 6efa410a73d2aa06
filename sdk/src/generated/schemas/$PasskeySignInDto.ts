/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PasskeySignInDto = {
    properties: {
        credential: {
            type: 'dictionary',
            contains: {
                properties: {
                },
            },
            isRequired: true,
        },
        persist: {
            type: 'boolean',
            description: `Whether the sign-in outlives the browser ('Remember me').`,
        },
    },
} as const;
