/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WriteOffRequestDto = {
    properties: {
        reason: {
            type: 'string',
            description: `Kept, for the audit log and other staff.`,
            isRequired: true,
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
