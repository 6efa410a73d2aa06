/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SessionDto = {
    properties: {
        device: {
            type: 'string',
            description: `Browser and system, by what the browser says of itself; absent where it says neither.`,
        },
        firstSeenAt: {
            type: 'string',
            description: `When it began.`,
            isRequired: true,
            format: 'date-time',
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        isCurrent: {
            type: 'boolean',
            description: `Whether it is the one that asks.`,
            isRequired: true,
        },
        lastSeenAt: {
            type: 'string',
            description: `When its access was last renewed, which happens every quarter of an hour while it is in use.`,
            isRequired: true,
            format: 'date-time',
        },
        place: {
            type: 'string',
            description: `The country that the address of the sign-in is assigned to; absent where that is not known.`,
        },
    },
} as const;
