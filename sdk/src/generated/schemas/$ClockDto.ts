/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ClockDto = {
    properties: {
        date: {
            type: 'string',
            description: `The business day in the Philippines.`,
            isRequired: true,
            format: 'date',
        },
        now: {
            type: 'string',
            description: `The time that business goes by.`,
            isRequired: true,
            format: 'date-time',
        },
        offsetDays: {
            type: 'number',
            description: `How far it is from the machine's day.`,
            isRequired: true,
        },
    },
} as const;
