/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ContactMessageDto = {
    properties: {
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        email: {
            type: 'string',
            description: `An e-mail address.`,
            isRequired: true,
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        message: {
            type: 'string',
            description: `What was written.`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `A name.`,
            isRequired: true,
        },
    },
} as const;
