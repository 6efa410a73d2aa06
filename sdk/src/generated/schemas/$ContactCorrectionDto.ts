/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ContactCorrectionDto = {
    properties: {
        email: {
            type: 'string',
            description: `An e-mail address; null for none.`,
            isRequired: true,
            isNullable: true,
            maxLength: 100,
            minLength: 1,
            pattern: '^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$',
        },
    },
} as const;
