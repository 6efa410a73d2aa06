/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PasskeyDto = {
    properties: {
        addedAt: {
            type: 'string',
            description: `When it was added.`,
            isRequired: true,
            format: 'date-time',
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        isBackedUp: {
            type: 'boolean',
            description: `Whether it is kept on more than one device.`,
            isRequired: true,
        },
        lastUsedAt: {
            type: 'string',
            description: `Absent before its first sign-in.`,
            format: 'date-time',
        },
        name: {
            type: 'string',
            description: `A name.`,
            isRequired: true,
        },
    },
} as const;
