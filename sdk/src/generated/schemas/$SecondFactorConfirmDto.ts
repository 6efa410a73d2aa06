/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SecondFactorConfirmDto = {
    properties: {
        code: {
            type: 'string',
            description: `Of the authenticator that is being set up.`,
            isRequired: true,
            maxLength: 7,
            minLength: 6,
            pattern: '^\\d{3} ?\\d{3}$',
        },
    },
} as const;
