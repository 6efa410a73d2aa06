/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ContactDto = {
    properties: {
        agreed: {
            type: 'boolean',
            description: `Agreement to the Terms & Conditions; must be true.`,
            isRequired: true,
        },
        email: {
            type: 'string',
            description: `An e-mail address.`,
            isRequired: true,
            maxLength: 100,
            minLength: 1,
            pattern: '^[^\\s@\\p{C}]+@([^\\s@.\\p{C}]+\\.)+[A-Za-z]{2,20}$',
        },
        message: {
            type: 'string',
            description: `A sentence for the person.`,
            isRequired: true,
            maxLength: 5000,
            minLength: 1,
        },
        name: {
            type: 'string',
            description: `A name.`,
            isRequired: true,
            maxLength: 100,
            minLength: 1,
            pattern: '^[^\\p{Cc}\\p{Zl}\\p{Zp}]+$',
        },
    },
} as const;
