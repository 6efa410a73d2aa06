/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisterDto = {
    properties: {
        companyRegister: {
            type: 'string',
            description: `The company one registers with, as /config names it.`,
            maxLength: 100,
            minLength: 1,
        },
        countryRegister: {
            type: 'string',
            description: `The country that GET /misc/ip answered, or empty.`,
            maxLength: 100,
            minLength: 1,
        },
        email: {
            type: 'string',
            description: `An e-mail address.`,
            maxLength: 100,
            minLength: 1,
            pattern: '^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$',
        },
        fullName: {
            type: 'string',
            description: `First and last name.`,
            isRequired: true,
            maxLength: 100,
            minLength: 5,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        invitationCode: {
            type: 'string',
            description: `Needed while invitation codes are switched on; it is used up.`,
            maxLength: 40,
            minLength: 12,
            pattern: '^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}$',
        },
        ipAddress: {
            type: 'string',
            description: `The address that GET /misc/ip answered, or empty.`,
            maxLength: 45,
            minLength: 1,
        },
        jobCategory: {
            type: 'all-of',
            description: `The field one works in.`,
            contains: [{
                type: 'JobCategory',
            }],
        },
        jobTitle: {
            type: 'string',
            description: `What one works as.`,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,/()])+$',
        },
        monthlyNetIncome: {
            type: 'number',
            description: `Whole pesos, 3 to 7 digits.`,
            maximum: 9999999,
            minimum: 100,
        },
        password: {
            type: 'string',
            description: `8 to 24 characters with an upper and a lower case letter, a digit and one of ! @ # $ %.`,
            isRequired: true,
            maxLength: 24,
            minLength: 8,
            pattern: '^(?=.*\\p{Ll})(?=.*\\p{Lu})(?=.*\\d)(?=.*[!@#$%])[\\p{L}\\p{M}\\d\'.\\-!@#$%,]+$',
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        phoneOtp: {
            type: 'string',
            description: `Needed while phone codes are switched on: what POST /authmember/phoneotp sent; it is used up.`,
            maxLength: 6,
            minLength: 6,
            pattern: '^\\d{6}$',
        },
        workLocation: {
            type: 'string',
            description: `Where one works.`,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,/()])+$',
        },
        workPlaceCountry: {
            type: 'all-of',
            description: `The country one works in.`,
            contains: [{
                type: 'CountryName',
            }],
        },
    },
} as const;
