/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentImportedDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'ImportedLineDto',
            },
            isRequired: true,
        },
    },
} as const;
