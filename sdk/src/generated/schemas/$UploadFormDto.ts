/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $UploadFormDto = {
    properties: {
        identityNumber: {
            type: 'string',
            description: `Also accepted as the name of the phone number's field.`,
            pattern: '^\\d{9,15}$',
        },
        image: {
            type: 'binary',
            description: `A JPEG, PNG or WebP picture of at most 10 MB and 40 megapixels.`,
            isRequired: true,
            format: 'binary',
        },
        kind: {
            type: 'all-of',
            description: `What the picture shows.`,
            contains: [{
                type: 'UploadKind',
            }],
            isRequired: true,
        },
        phoneNumber: {
            type: 'string',
            description: `The phone number one is signed in with.`,
            pattern: '^\\d{9,15}$',
        },
    },
} as const;
