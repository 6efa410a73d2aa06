/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NameCorrectionDto = {
    properties: {
        firstName: {
            type: 'string',
            description: `First name.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        lastName: {
            type: 'string',
            description: `Last name.`,
            isRequired: true,
            maxLength: 100,
            minLength: 2,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        middleName: {
            type: 'string',
            description: `Middle name.`,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        password: {
            type: 'string',
            description: `The password one signs in with.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
    },
} as const;
