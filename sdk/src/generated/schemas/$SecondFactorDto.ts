/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SecondFactorDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Until when the token is good: five minutes after the password.`,
            isRequired: true,
            format: 'date-time',
        },
        methods: {
            type: 'array',
            contains: {
                type: 'SecondFactorMethod',
            },
            isRequired: true,
        },
        token: {
            type: 'string',
            description: `Send it to \`POST /v2/authmember/second-factor\` together with a code. It is good once.`,
            isRequired: true,
        },
    },
} as const;
