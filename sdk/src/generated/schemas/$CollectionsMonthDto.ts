/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CollectionsMonthDto = {
    properties: {
        credit: {
            type: 'number',
            description: `What was paid beyond everything owed.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        expected: {
            type: 'number',
            description: `What the installments of these days ask for, less what had been paid of it before the first of them.`,
            isRequired: true,
        },
        expectedInterest: {
            type: 'number',
            description: `The interest of what was expected.`,
            isRequired: true,
        },
        expectedPrincipal: {
            type: 'number',
            description: `The principal of what was expected.`,
            isRequired: true,
        },
        fees: {
            type: 'number',
            description: `Late charges that were paid.`,
            isRequired: true,
        },
        interest: {
            type: 'number',
            description: `The part that is interest.`,
            isRequired: true,
        },
        month: {
            type: 'string',
            description: `YYYY-MM`,
            isRequired: true,
        },
        penalties: {
            type: 'number',
            description: `Penalties that were paid.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `The part that is principal.`,
            isRequired: true,
        },
        received: {
            type: 'number',
            description: `All that came in, less what was taken back.`,
            isRequired: true,
        },
        recovered: {
            type: 'number',
            description: `Of it, what was paid on loans that were written off.`,
            isRequired: true,
        },
    },
} as const;
