/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StatementRequestDto = {
    properties: {
        from: {
            type: 'string',
            description: `The first month to tell, as YYYY-MM; without it, as far back as one answer goes.`,
            pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
        },
        loanNumber: {
            type: 'string',
            description: `The newest loan when it is absent.`,
            maxLength: 20,
            minLength: 10,
            pattern: '^LN\\d+$',
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with: digits with the country code.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
        to: {
            type: 'string',
            description: `The last month to tell, as YYYY-MM; the present one without it.`,
            pattern: '^20\\d\\d-(0[1-9]|1[0-2])$',
        },
    },
} as const;
