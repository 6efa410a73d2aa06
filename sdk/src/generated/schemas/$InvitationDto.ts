/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InvitationDto = {
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
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        invitationCode: {
            type: 'string',
            description: `The beginning of the code.`,
            isRequired: true,
        },
        uses: {
            type: 'number',
            description: `How many may use it.`,
            isRequired: true,
        },
        usesLeft: {
            type: 'number',
            description: `How many more may use it.`,
            isRequired: true,
        },
    },
} as const;
