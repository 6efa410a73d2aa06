/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ContactMessageDto = {
    properties: {
        createdAt: {
            type: 'string',
            isRequired: true,
            format: 'date-time',
        },
        email: {
            type: 'string',
            isRequired: true,
        },
        id: {
            type: 'string',
            isRequired: true,
            format: 'uuid',
        },
        message: {
            type: 'string',
            isRequired: true,
        },
        name: {
            type: 'string',
            isRequired: true,
        },
    },
} as const;
