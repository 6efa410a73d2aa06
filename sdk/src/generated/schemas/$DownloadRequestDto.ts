/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $DownloadRequestDto = {
    properties: {
        password: {
            type: 'string',
            description: `The password one signs in with.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
    },
} as const;
