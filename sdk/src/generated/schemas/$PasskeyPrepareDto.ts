/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PasskeyPrepareDto = {
    properties: {
        password: {
            type: 'string',
            description: `The password.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
    },
} as const;
