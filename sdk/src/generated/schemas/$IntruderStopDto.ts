/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $IntruderStopDto = {
    properties: {
        token: {
            type: 'string',
            description: `What stands behind the # of the link in the message.`,
            isRequired: true,
            pattern: '^[\\w-]{43}$',
        },
    },
} as const;
