/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PenaltyRulesDto = {
    properties: {
        capPercent: {
            type: 'number',
            description: `What interest, penalties and charges of a contract year never exceed, in percent of the principal.`,
            isRequired: true,
        },
        dailyPercent: {
            type: 'number',
            description: `Percent of the unpaid principal and interest, for each day after those.`,
            isRequired: true,
        },
        graceDays: {
            type: 'number',
            description: `Days after the due date that cost nothing.`,
            isRequired: true,
        },
        lateChargePercent: {
            type: 'number',
            description: `Percent of the unpaid principal and interest, once for each installment that is late.`,
            isRequired: true,
        },
        lifeCapPercent: {
            type: 'number',
            description: `What penalties and charges of the loan's whole life never exceed, in percent of the principal.`,
        },
        smallRest: {
            type: 'number',
            description: `A rest below it, in the loan's currency, is not late and costs nothing, and is not asked for at the end.`,
        },
    },
} as const;
