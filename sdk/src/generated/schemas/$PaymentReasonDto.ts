/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentReasonDto = {
    properties: {
        reason: {
            type: 'string',
            description: `For the audit log, and for whoever reads the payments.`,
            isRequired: true,
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
