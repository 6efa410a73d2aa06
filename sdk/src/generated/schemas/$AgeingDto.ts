/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AgeingDto = {
    properties: {
        bucket: {
            type: 'all-of',
            description: `By days past due.`,
            contains: [{
                type: 'ArrearsBucket',
            }],
            isRequired: true,
        },
        interest: {
            type: 'number',
            description: `Interest that fell due and is not paid.`,
            isRequired: true,
        },
        loans: {
            type: 'number',
            description: `How many loans.`,
            isRequired: true,
        },
        nonAccruing: {
            type: 'number',
            description: `Principal of those whose interest and penalties are no income until they are paid.`,
            isRequired: true,
        },
        penaltiesAndFees: {
            type: 'number',
            description: `Penalties and late charges that are not paid.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `The part that is principal.`,
            isRequired: true,
        },
    },
} as const;
