/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ApiKeyIssuedDto = {
    properties: {
        apiKey: {
            type: 'string',
            description: `Told here once, and never again. Send it as \`Authorization: Bearer …\`.`,
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `When it ends.`,
            isRequired: true,
            format: 'date-time',
        },
        keyId: {
            type: 'string',
            description: `The readable part of the key.`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `Which machine or program it is for.`,
            isRequired: true,
        },
        scopes: {
            type: 'array',
            contains: {
                type: 'ApiKeyScope',
            },
            isRequired: true,
        },
    },
} as const;
