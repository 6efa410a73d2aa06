/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipQuoteDto = {
    properties: {
        after: {
            type: 'all-of',
            description: `By the new schedule.`,
            contains: [{
                type: 'HardshipLeftDto',
            }],
            isRequired: true,
        },
        before: {
            type: 'all-of',
            description: `By the schedule as it is.`,
            contains: [{
                type: 'HardshipLeftDto',
            }],
            isRequired: true,
        },
        cost: {
            type: 'number',
            description: `What the new schedule costs more in all; below zero where it costs less.`,
            isRequired: true,
        },
        dueAtOnce: {
            type: 'number',
            description: `Penalties and late charges so far: they stay due at once, and grow no more. Not in the hash.`,
        },
        effectiveMonthlyRate: {
            type: 'number',
            description: `Of what is left, in percent a month, by the days between the payments.`,
            isRequired: true,
        },
        effectiveYearlyRate: {
            type: 'number',
            description: `The same, in percent a year.`,
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        quoteHash: {
            type: 'string',
            description: `Of all the other fields. It stays the same as long as nothing falls due and nothing is paid.`,
            isRequired: true,
        },
        schedule: {
            type: 'array',
            contains: {
                type: 'HardshipInstallmentDto',
            },
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        size: {
            type: 'number',
            description: `Months, or the day of the month.`,
            isRequired: true,
        },
        way: {
            type: 'all-of',
            description: `What was asked for.`,
            contains: [{
                type: 'HardshipWayName',
            }],
            isRequired: true,
        },
    },
} as const;
