/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PenaltyDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        days: {
            type: 'number',
            description: `How many days.`,
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `The first day.`,
            isRequired: true,
            format: 'date',
        },
        installmentNumber: {
            type: 'number',
            description: `From 1.`,
            isRequired: true,
        },
        kind: {
            type: 'all-of',
            description: `PENALTY is the percentage for each late day, LATE_CHARGE what is charged once.`,
            contains: [{
                type: 'PenaltyKind',
            }],
            isRequired: true,
        },
        to: {
            type: 'string',
            description: `The last day.`,
            isRequired: true,
            format: 'date',
        },
        waived: {
            type: 'number',
            description: `What the cap kept from being charged.`,
            isRequired: true,
        },
    },
} as const;
