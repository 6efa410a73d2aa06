/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookSecretDto = {
    properties: {
        previousSecretUntil: {
            type: 'string',
            description: `Until then messages are signed with the one before, too.`,
            isRequired: true,
            format: 'date-time',
        },
        secret: {
            type: 'string',
            description: `Told here once, and never again.`,
            isRequired: true,
        },
    },
} as const;
