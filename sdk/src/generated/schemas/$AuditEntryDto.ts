/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AuditEntryDto = {
    properties: {
        action: {
            type: 'string',
            description: `What was done.`,
            isRequired: true,
        },
        actor: {
            type: 'string',
            description: `The name of one of the staff, or of an API key with its eight letters and digits. Members are told by their ids alone.`,
        },
        actorId: {
            type: 'string',
            description: `The account or API key that did it; absent where it was the product itself, or the command line on its machine.`,
            format: 'uuid',
        },
        after: {
            type: 'dictionary',
            contains: {
                properties: {
                },
            },
        },
        before: {
            type: 'dictionary',
            contains: {
                properties: {
                },
            },
        },
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        memberId: {
            type: 'string',
            description: `The member whom it concerns.`,
            format: 'uuid',
        },
        subject: {
            type: 'string',
            description: `What was changed, read or signed in to.`,
            isRequired: true,
        },
    },
} as const;
