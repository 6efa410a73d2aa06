/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanAccountRequestDto = {
    properties: {
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
        withCheckpoint: {
            type: 'boolean',
            description: `Whether the answer has the checkpoint, to compute with in the client.`,
        },
    },
} as const;
