/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RecoveryCodeIssueDto = {
    properties: {
        phoneNumber: {
            type: 'string',
            description: `The member's phone number.`,
            isRequired: true,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
