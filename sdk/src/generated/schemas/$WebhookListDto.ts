/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookListDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'WebhookDto',
            },
            isRequired: true,
        },
    },
} as const;
