/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InvitationIssueDto = {
    properties: {
        uses: {
            type: 'number',
            description: `How many people may register with it.`,
            maximum: 1000,
            minimum: 1,
        },
    },
} as const;
