/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InvitationCodeDto = {
    properties: {
        invitationCode: {
            type: 'string',
            description: `Twelve letters and digits; small letters and missing hyphens do not matter.`,
            isRequired: true,
            maxLength: 40,
            minLength: 12,
            pattern: '^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}$',
        },
    },
} as const;
