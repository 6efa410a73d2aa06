/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RiskDto = {
    properties: {
        days: {
            type: 'Enum',
            isRequired: true,
        },
        loans: {
            type: 'number',
            description: `How many loans.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `Their principal.`,
            isRequired: true,
        },
        ratio: {
            type: 'number',
            description: `Its share of all principal, to six decimals.`,
            isRequired: true,
        },
    },
} as const;
