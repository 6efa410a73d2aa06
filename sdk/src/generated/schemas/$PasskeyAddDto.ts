/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PasskeyAddDto = {
    properties: {
        credential: {
            type: 'dictionary',
            contains: {
                properties: {
                },
            },
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `By which its owner knows it.`,
            isRequired: true,
            maxLength: 60,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d \'\\-.,/()])+$',
        },
    },
} as const;
