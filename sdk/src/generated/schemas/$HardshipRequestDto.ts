/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipRequestDto = {
    properties: {
        canPay: {
            type: 'number',
            description: `What can be paid each month, if the member says so.`,
            maximum: 1000000000000,
        },
        happened: {
            type: 'all-of',
            description: `What happened, as the member says.`,
            contains: [{
                type: 'HardshipCause',
            }],
            isRequired: true,
        },
        inOwnWords: {
            type: 'string',
            description: `The same in the member’s own words, for the officer who answers; nobody has to.`,
            maxLength: 300,
            minLength: 1,
        },
        quoteHash: {
            type: 'string',
            description: `Of the figures that the member agrees to.`,
            isRequired: true,
            maxLength: 64,
            minLength: 64,
        },
        size: {
            type: 'number',
            description: `Months of pause (1 to 3), months more (1 to 47), or the day of the month (1 to 28).`,
            isRequired: true,
            maximum: 47,
            minimum: 1,
        },
        way: {
            type: 'all-of',
            description: `PAUSE: nothing falls due for some months. LONGER_TERM: more installments. DUE_DAY: another day of the month.`,
            contains: [{
                type: 'HardshipWayName',
            }],
            isRequired: true,
        },
    },
} as const;
