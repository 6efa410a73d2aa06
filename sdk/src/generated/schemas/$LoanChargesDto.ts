/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanChargesDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'LoanChargeDto',
            },
            isRequired: true,
        },
        proceedsXR: {
            type: 'number',
            description: `What was paid out of the principal.`,
            isRequired: true,
        },
        totalXR: {
            type: 'number',
            description: `All of them together.`,
            isRequired: true,
        },
    },
} as const;
