/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DownloadDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Until when a READY one can be downloaded.`,
            format: 'date-time',
        },
        requestedAt: {
            type: 'string',
            description: `When it was asked for.`,
            format: 'date-time',
        },
        sizeBytes: {
            type: 'number',
            description: `Size of a READY file in bytes.`,
        },
        state: {
            type: 'all-of',
            description: `NONE before the first one was asked for; of an older one than today's, EXPIRED.`,
            contains: [{
                type: 'DownloadState',
            }],
            isRequired: true,
        },
        url: {
            type: 'string',
            description: `Path of a READY file on this server: whoever has it can download the file until it expires.`,
            format: 'uri-reference',
        },
    },
} as const;
