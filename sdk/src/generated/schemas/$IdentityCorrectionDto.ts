/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $IdentityCorrectionDto = {
    properties: {
        identityNumber: {
            type: 'string',
            description: `Number of the ID.`,
            isRequired: true,
            maxLength: 20,
            minLength: 8,
            pattern: '^(?=[\\p{L}\\d])(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[\\d\'.\\- ,])+$',
        },
        identityType: {
            type: 'all-of',
            description: `Kind of the ID.`,
            contains: [{
                type: 'IdentityType',
            }],
            isRequired: true,
        },
        imageIdBackURL: {
            type: 'string',
            description: `The url that /upload answered for kind back.`,
            maxLength: 500,
            minLength: 1,
        },
        imageIdFrontURL: {
            type: 'string',
            description: `The url that /upload answered for kind front.`,
            maxLength: 500,
            minLength: 1,
        },
        imageSelfieURL: {
            type: 'string',
            description: `The url that /upload answered for kind selfie.`,
            maxLength: 500,
            minLength: 1,
        },
        otherIdentityType: {
            type: 'string',
            description: `Required when the ID type is Others, and only kept then.`,
            maxLength: 100,
            minLength: 3,
            pattern: '^(?:(?![\\u115f\\u1160\\u3164\\uffa0])\\p{L}\\p{M}*|[ \\-\'.,])+$',
        },
        password: {
            type: 'string',
            description: `The password one signs in with.`,
            isRequired: true,
            maxLength: 200,
            minLength: 1,
        },
    },
} as const;
