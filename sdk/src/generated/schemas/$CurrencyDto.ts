/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CurrencyDto = {
    properties: {
        _id: {
            type: 'string',
            description: `The same as currencyCode.`,
            isRequired: true,
        },
        active: {
            type: 'boolean',
            description: `Whether loans are offered in it.`,
            isRequired: true,
        },
        countryName: {
            type: 'string',
            description: `Where the currency is used.`,
            isRequired: true,
        },
        currencyCode: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        currencyName: {
            type: 'string',
            description: `The English name.`,
            isRequired: true,
        },
        currencySymbol: {
            type: 'string',
            description: `The sign.`,
            isRequired: true,
        },
    },
} as const;
