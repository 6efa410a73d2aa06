/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OverpaymentReferencesDto = {
    properties: {
        installments: {
            type: 'string',
            description: `The next installments in advance, with all their interest.`,
            isRequired: true,
        },
        principal: {
            type: 'string',
            description: `Principal from the last installment backwards, with the interest that it saves.`,
            isRequired: true,
        },
    },
} as const;
