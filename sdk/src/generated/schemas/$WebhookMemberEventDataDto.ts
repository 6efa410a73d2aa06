/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookMemberEventDataDto = {
    properties: {
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        state: {
            type: 'string',
            description: `The step of the activation that comes next, or INFO_COMPLETED.`,
            isRequired: true,
        },
    },
} as const;
