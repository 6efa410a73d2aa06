/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $EmploymentCorrectionDto = {
    properties: {
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
