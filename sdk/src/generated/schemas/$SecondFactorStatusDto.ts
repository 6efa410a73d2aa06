/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SecondFactorStatusDto = {
    properties: {
        enrolled: {
            type: 'boolean',
            description: `Whether an authenticator is set up.`,
            isRequired: true,
        },
        enrolledAt: {
            type: 'string',
            description: `When it was set up; absent before.`,
            format: 'date-time',
        },
        recoveryCodesLeft: {
            type: 'number',
            description: `How many recovery codes are left.`,
            isRequired: true,
        },
        required: {
            type: 'boolean',
            description: `Whether staff may do nothing here without a second factor.`,
            isRequired: true,
        },
    },
} as const;
