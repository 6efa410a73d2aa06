/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ConsentDto = {
    properties: {
        kind: {
            type: 'all-of',
            description: `QUOTE: a whole quote, by its hash. FIGURES: amounts, rate, interest and installment alone.`,
            contains: [{
                type: 'ConsentKind',
            }],
            isRequired: true,
        },
        quoteHash: {
            type: 'string',
            description: `As it came with the application, with QUOTE.`,
        },
    },
} as const;
