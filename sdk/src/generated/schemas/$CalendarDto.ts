/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CalendarDto = {
    properties: {
        active: {
            type: 'boolean',
            description: `Whether there is an address.`,
            isRequired: true,
        },
        address: {
            type: 'string',
            description: `Whoever has it reads due days and amounts, until it is revoked. Calendar programs subscribe to it.`,
            format: 'uri-reference',
        },
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            format: 'date-time',
        },
    },
} as const;
