/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UploadedDto = {
    properties: {
        fileName: {
            type: 'string',
            description: `The name of the stored file.`,
            isRequired: true,
        },
        url: {
            type: 'string',
            description: `A path on this server, good for five minutes; send it to the identity step as it is.`,
            isRequired: true,
            format: 'uri-reference',
        },
    },
} as const;
