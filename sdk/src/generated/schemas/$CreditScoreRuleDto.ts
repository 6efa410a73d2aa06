/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreditScoreRuleDto = {
    properties: {
        change: {
            type: 'number',
            description: `Points.`,
            isRequired: true,
        },
        reason: {
            type: 'all-of',
            description: `The code of the rule.`,
            contains: [{
                type: 'CreditScoreRule',
            }],
            isRequired: true,
        },
        text: {
            type: 'string',
            description: `A sentence for the person.`,
            isRequired: true,
        },
    },
} as const;
