/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChargeRuleDto = {
    properties: {
        kind: {
            type: 'all-of',
            description: `What it is.`,
            contains: [{
                type: 'LoanChargeKind',
            }],
            isRequired: true,
        },
        measure: {
            type: 'all-of',
            description: `How much it is.`,
            contains: [{
                type: 'ChargeMeasureDto',
            }],
            isRequired: true,
        },
        way: {
            type: 'all-of',
            description: `DEDUCTED: kept back from what is paid out. ADDED: financed, as a part of the principal.`,
            contains: [{
                type: 'LoanChargeWay',
            }],
            isRequired: true,
        },
    },
} as const;
