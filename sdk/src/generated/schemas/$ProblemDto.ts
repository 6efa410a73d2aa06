/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProblemDto = {
    properties: {
        code: {
            type: 'all-of',
            description: `A stable code, to switch on.`,
            contains: [{
                type: 'ProblemCode',
            }],
            isRequired: true,
        },
        detail: {
            type: 'string',
            description: `What happened, as a sentence that a person understands.`,
            isRequired: true,
        },
        errors: {
            type: 'array',
            contains: {
                type: 'FieldErrorDto',
            },
        },
        instance: {
            type: 'string',
            description: `The path that was called.`,
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `The same as detail.`,
            isRequired: true,
        },
        requestId: {
            type: 'string',
            description: `The id of the request where the failure is ours (500, 503), as in the header X-Request-Id: name it when you ask.`,
        },
        status: {
            type: 'number',
            description: `The HTTP status, again.`,
            isRequired: true,
        },
        title: {
            type: 'string',
            description: `The kind of problem in a few words.`,
            isRequired: true,
        },
        type: {
            type: 'string',
            description: `A URI for the kind of problem; the code below is what to switch on.`,
            isRequired: true,
        },
    },
} as const;
