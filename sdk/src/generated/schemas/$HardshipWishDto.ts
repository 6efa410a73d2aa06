/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipWishDto = {
    properties: {
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
