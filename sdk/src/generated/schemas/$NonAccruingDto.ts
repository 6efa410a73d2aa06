/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NonAccruingDto = {
    properties: {
        loans: {
            type: 'number',
            description: `How many loans.`,
            isRequired: true,
        },
        memorandum: {
            type: 'number',
            description: `What they owe of interest, penalties and late charges: no income until it is paid.`,
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
