/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CreditScoreDto = {
    properties: {
        creditScore: {
            type: 'number',
            description: `From 0 to 1000.`,
            isRequired: true,
            maximum: 1000,
        },
        history: {
            type: 'array',
            contains: {
                type: 'CreditScoreChangeDto',
            },
            isRequired: true,
        },
        nextCursor: {
            type: 'number',
            description: `Send it as cursor for the changes before; absent where there are none.`,
        },
        rules: {
            type: 'array',
            contains: {
                type: 'CreditScoreRuleDto',
            },
            isRequired: true,
        },
    },
} as const;
