/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookCorrectionEventDto = {
    properties: {
        data: {
            type: 'all-of',
            description: `Whom and what it concerns.`,
            contains: [{
                type: 'WebhookCorrectionEventDataDto',
            }],
            isRequired: true,
        },
        timestamp: {
            type: 'string',
            description: `When it happened, by the business clock.`,
            isRequired: true,
            format: 'date-time',
        },
        type: {
            type: 'Enum',
            isRequired: true,
        },
        version: {
            type: 'Enum',
            isRequired: true,
        },
    },
} as const;
