/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AddressInfoDto = {
    properties: {
        countryResidence: {
            type: 'all-of',
            description: `The country one lives in.`,
            contains: [{
                type: 'CountryName',
            }],
            isRequired: true,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        postalCode: {
            type: 'string',
            description: `Zip or postal code.`,
            maxLength: 20,
            minLength: 4,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d\'.\\- ,])+$',
        },
        province: {
            type: 'string',
            description: `State, region or province.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d \'\\-.,/()])+$',
        },
        streetAddress: {
            type: 'string',
            description: `House and street.`,
            isRequired: true,
            maxLength: 250,
            minLength: 4,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d\'.\\- ,#/()&])+$',
        },
        town: {
            type: 'string',
            description: `Town or city.`,
            isRequired: true,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d \'\\-.,/()])+$',
        },
    },
} as const;
