/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AccessTokenDto = {
    properties: {
        accessToken: {
            type: 'string',
            description: `A bearer token for the Authorization header, good for 15 minutes. Its claim UserInfo holds phoneNumber and roles.`,
            isRequired: true,
        },
    },
} as const;
