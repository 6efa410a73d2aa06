/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentClaimsDto = {
    properties: {
        claims: {
            type: 'array',
            contains: {
                type: 'PaymentClaimDto',
            },
            isRequired: true,
        },
        left: {
            type: 'number',
            description: `How many more may be told of until one is found or withdrawn.`,
            isRequired: true,
        },
    },
} as const;
