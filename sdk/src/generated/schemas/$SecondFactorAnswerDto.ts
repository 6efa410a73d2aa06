/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SecondFactorAnswerDto = {
    properties: {
        code: {
            type: 'string',
            description: `Of the authenticator, or one of the recovery codes. Each is good once.`,
            isRequired: true,
            maxLength: 40,
            minLength: 6,
            pattern: '^(?:\\d{3} ?\\d{3}|[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?)$',
        },
        token: {
            type: 'string',
            description: `What the sign-in answered.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
    },
} as const;
