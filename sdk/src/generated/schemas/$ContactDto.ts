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
            isRequired: true,
            maxLength: 100,
            minLength: 1,
            pattern: '^[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,20}$',
        },
        message: {
            type: 'string',
            isRequired: true,
            maxLength: 5000,
            minLength: 1,
        },
        name: {
            type: 'string',
            isRequired: true,
            maxLength: 100,
            minLength: 1,
        },
    },
} as const;
