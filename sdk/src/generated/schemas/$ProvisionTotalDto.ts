/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProvisionTotalDto = {
    properties: {
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        provision: {
            type: 'number',
            description: `The sum of its provisions.`,
            isRequired: true,
        },
    },
} as const;
