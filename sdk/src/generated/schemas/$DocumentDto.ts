/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DocumentDto = {
    properties: {
        agreedAt: {
            type: 'string',
            description: `When it was agreed to; absent of a statement, which is of today.`,
            format: 'date-time',
        },
        language: {
            type: 'all-of',
            description: `In which language it was agreed to; it is printed in each. Absent of a statement.`,
            contains: [{
                type: 'Language',
            }],
        },
        name: {
            type: 'all-of',
            description: `A name.`,
            contains: [{
                type: 'DocumentName',
            }],
            isRequired: true,
        },
        path: {
            type: 'string',
            description: `Where it is downloaded.`,
            isRequired: true,
        },
        requestId: {
            type: 'string',
            description: `Of an addendum: the request for another schedule that it is about.`,
            format: 'uuid',
        },
    },
} as const;
