/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScheduleVersionDto = {
    properties: {
        happened: {
            type: 'all-of',
            description: `Why it was changed, as the member said.`,
            contains: [{
                type: 'HardshipCause',
            }],
        },
        requestId: {
            type: 'string',
            description: `The request that it was agreed by; absent of the first one.`,
            format: 'uuid',
        },
        schedule: {
            type: 'array',
            contains: {
                type: 'HardshipInstallmentDto',
            },
            isRequired: true,
        },
        since: {
            type: 'string',
            description: `The day from which it holds.`,
            isRequired: true,
            format: 'date',
        },
        size: {
            type: 'number',
            description: `Months, or the day of the month.`,
        },
        until: {
            type: 'string',
            description: `The day on which a later one took its place; absent of the one in force.`,
            format: 'date',
        },
        version: {
            type: 'number',
            description: `1 is what was agreed with the loan.`,
            isRequired: true,
        },
        way: {
            type: 'all-of',
            description: `How it was changed.`,
            contains: [{
                type: 'HardshipWayName',
            }],
        },
    },
} as const;
