/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RefundRequestDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency; all of it without an amount.`,
            maximum: 1000000000000,
        },
        reason: {
            type: 'string',
            description: `How the member asked for it: kept, for the audit log and other staff.`,
            isRequired: true,
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
