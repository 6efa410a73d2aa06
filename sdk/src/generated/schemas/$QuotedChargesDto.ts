/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $QuotedChargesDto = {
    properties: {
        financeChargePHP: {
            type: 'number',
            description: `Interest and processing fee: the finance charge of Republic Act 3765. Taxes are none.`,
            isRequired: true,
        },
        financeChargeXR: {
            type: 'number',
            description: `Interest and processing fee: the finance charge of Republic Act 3765. Taxes are none.`,
            isRequired: true,
        },
        items: {
            type: 'array',
            contains: {
                type: 'QuotedChargeDto',
            },
            isRequired: true,
        },
        principalPHP: {
            type: 'number',
            description: `What is repaid: the loan amount, and the charges that are added to it.`,
            isRequired: true,
        },
        principalXR: {
            type: 'number',
            description: `What is repaid: the loan amount, and the charges that are added to it.`,
            isRequired: true,
        },
        proceedsPHP: {
            type: 'number',
            description: `What is paid out.`,
            isRequired: true,
        },
        proceedsXR: {
            type: 'number',
            description: `What is paid out. The effective rates are of this.`,
            isRequired: true,
        },
        totalPHP: {
            type: 'number',
            description: `All of them together.`,
            isRequired: true,
        },
        totalXR: {
            type: 'number',
            description: `All of them together.`,
            isRequired: true,
        },
    },
} as const;
