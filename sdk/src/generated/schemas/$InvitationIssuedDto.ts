/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InvitationIssuedDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Thirty days from now.`,
            isRequired: true,
            format: 'date-time',
        },
        invitationCode: {
            type: 'string',
            description: `Told here once, and never again.`,
            isRequired: true,
        },
        uses: {
            type: 'number',
            description: `How many people may register with it.`,
            isRequired: true,
        },
    },
} as const;
