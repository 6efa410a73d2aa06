/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PersonalInfoDto = {
    properties: {
        birthDate: {
            type: 'string',
            description: `YYYY-MM-DD; the age is 6573 to 29199 days (18 to 80 years), counted in Asia/Manila.`,
            isRequired: true,
            format: 'date',
        },
        firstName: {
            type: 'string',
            description: `First name.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        gender: {
            type: 'all-of',
            description: `Male or Female.`,
            contains: [{
                type: 'Gender',
            }],
            isRequired: true,
        },
        isAgree: {
            type: 'boolean',
            description: `Consent to reporting to credit bureaus; must be true.`,
            isRequired: true,
        },
        lastName: {
            type: 'string',
            description: `Last name.`,
            isRequired: true,
            maxLength: 100,
            minLength: 2,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        maritalStatus: {
            type: 'all-of',
            description: `Marital status.`,
            contains: [{
                type: 'MaritalStatus',
            }],
            isRequired: true,
        },
        middleName: {
            type: 'string',
            description: `Middle name.`,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        nationality: {
            type: 'all-of',
            description: `Nationality.`,
            contains: [{
                type: 'Nationality',
            }],
            isRequired: true,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
