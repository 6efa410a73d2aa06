/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanDecisionDto = {
    properties: {
        decision: {
            type: 'all-of',
            description: `APPROVE funds the wallet; APPROVE and REJECT are final.`,
            contains: [{
                type: 'LoanDecision',
            }],
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `What the member reads instead of the status's own message.`,
            maxLength: 2000,
            minLength: 1,
        },
    },
} as const;
