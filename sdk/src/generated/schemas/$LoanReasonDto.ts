/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanReasonDto = {
    properties: {
        code: {
            type: 'string',
            description: `Stable, for programs.`,
            isRequired: true,
        },
        text: {
            type: 'string',
            description: `A sentence for the person.`,
            isRequired: true,
        },
    },
} as const;
