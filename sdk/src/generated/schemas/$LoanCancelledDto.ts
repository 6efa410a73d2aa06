/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanCancelledDto = {
    properties: {
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `What comes next.`,
            contains: [{
                type: 'LoanCancelState',
            }],
            isRequired: true,
        },
    },
} as const;
