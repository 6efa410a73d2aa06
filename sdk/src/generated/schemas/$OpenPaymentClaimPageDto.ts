/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OpenPaymentClaimPageDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'OpenPaymentClaimDto',
            },
            isRequired: true,
        },
        nextCursor: {
            type: 'string',
            description: `Send it as cursor for the next page; absent on the last page.`,
            format: 'uuid',
        },
    },
} as const;
