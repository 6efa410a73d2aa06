/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanAppliedDto = {
    properties: {
        loanNumber: {
            type: 'string',
            description: `With LOAN_CREATED.`,
        },
        state: {
            type: 'all-of',
            description: `LOAN_EXISTS when there is an open application or an unpaid loan already; nothing was changed then.`,
            contains: [{
                type: 'LoanApplyState',
            }],
            isRequired: true,
        },
    },
} as const;
