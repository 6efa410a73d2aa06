/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookCorrectionEventDataDto = {
    properties: {
        fields: {
            type: 'array',
            contains: {
                type: 'string',
            },
            isRequired: true,
        },
        kind: {
            type: 'string',
            description: `What was corrected: NAME, IDENTITY, BANK_ACCOUNT, PHONE, ADDRESS, CONTACT or EMPLOYMENT.`,
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
