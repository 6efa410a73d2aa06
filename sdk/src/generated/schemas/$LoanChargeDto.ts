/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanChargeDto = {
    properties: {
        amountXR: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        kind: {
            type: 'all-of',
            description: `What it is.`,
            contains: [{
                type: 'LoanChargeKind',
            }],
            isRequired: true,
        },
    },
} as const;
