/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ApiKeyIssueDto = {
    properties: {
        name: {
            type: 'string',
            description: `Which machine or program it is for. Two keys of one name may be good at once, while one replaces the other.`,
            isRequired: true,
            maxLength: 60,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d \'\\-.,/()])+$',
        },
        scopes: {
            type: 'array',
            contains: {
                type: 'ApiKeyScope',
            },
            isRequired: true,
        },
        validDays: {
            type: 'number',
            description: `For how many days it is good.`,
            maximum: 730,
            minimum: 1,
        },
    },
} as const;
