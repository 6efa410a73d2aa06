/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AgedPortfolioDto = {
    properties: {
        ageing: {
            type: 'array',
            contains: {
                type: 'AgeingDto',
            },
            isRequired: true,
        },
        atRisk: {
            type: 'array',
            contains: {
                type: 'RiskDto',
            },
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        loans: {
            type: 'number',
            description: `How many loans are running.`,
            isRequired: true,
        },
        nonAccruing: {
            type: 'all-of',
            description: `Loans whose interest and penalties are no income until they are paid.`,
            contains: [{
                type: 'NonAccruingDto',
            }],
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `Principal that is lent and not paid back.`,
            isRequired: true,
        },
    },
} as const;
