/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ReferencesInfoDto = {
    properties: {
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        refFullName1: {
            type: 'string',
            description: `Full name of a reference.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        refFullName2: {
            type: 'string',
            description: `Full name of a reference.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        refPhoneNumber1: {
            type: 'string',
            description: `Digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        refPhoneNumber2: {
            type: 'string',
            description: `Digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        refRelationship1: {
            type: 'string',
            description: `What the reference is to the member.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        refRelationship2: {
            type: 'string',
            description: `What the reference is to the member.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
    },
} as const;
