/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ClockMoveDto = {
    properties: {
        date: {
            type: 'string',
            description: `A day of the Philippines as YYYY-MM-DD, or a moment of it.`,
            pattern: '^(20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T[\\d:.]+(Z|[+-]\\d\\d:\\d\\d))?$',
        },
        days: {
            type: 'number',
            description: `Forward, or back when negative.`,
            maximum: 7320,
            minimum: -7320,
        },
    },
} as const;
