/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ApiKeyDto = {
    properties: {
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        expiresAt: {
            type: 'string',
            description: `When it ends.`,
            isRequired: true,
            format: 'date-time',
        },
        id: {
            type: 'string',
            description: `By which the audit names it as the one who acted.`,
            isRequired: true,
            format: 'uuid',
        },
        issuedBy: {
            type: 'string',
            description: `The officer who issued it.`,
        },
        keyId: {
            type: 'string',
            description: `The readable part of the key.`,
            isRequired: true,
        },
        lastUsedAt: {
            type: 'string',
            description: `When it was used last, to the minute; absent before.`,
            format: 'date-time',
        },
        name: {
            type: 'string',
            description: `Which machine or program it is for.`,
            isRequired: true,
        },
        revokedAt: {
            type: 'string',
            description: `When it was revoked; absent before.`,
            format: 'date-time',
        },
        scopes: {
            type: 'array',
            contains: {
                type: 'ApiKeyScope',
            },
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `Whether it is good.`,
            contains: [{
                type: 'ApiKeyStatus',
            }],
            isRequired: true,
        },
    },
} as const;
