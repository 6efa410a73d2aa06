/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SameNumberDto = {
    properties: {
        kind: {
            type: 'all-of',
            description: `Which number it is that both accounts have.`,
            contains: [{
                type: 'SameNumberKind',
            }],
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
