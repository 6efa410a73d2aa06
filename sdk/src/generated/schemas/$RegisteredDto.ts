/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RegisteredDto = {
    properties: {
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus.`,
            isRequired: true,
        },
        state: {
            type: 'string',
            description: `What the new member does next.`,
            isRequired: true,
        },
    },
} as const;
