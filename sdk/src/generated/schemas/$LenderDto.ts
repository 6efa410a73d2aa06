/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LenderDto = {
    properties: {
        certificateOfAuthority: {
            type: 'string',
            description: `Number of the certificate of authority.`,
            isRequired: true,
        },
        companyName: {
            type: 'string',
            description: `The corporate name.`,
            isRequired: true,
        },
        contactEmail: {
            type: 'string',
            description: `Where to write to.`,
            isRequired: true,
        },
        secRegistration: {
            type: 'string',
            description: `Registration with the securities regulator.`,
            isRequired: true,
        },
    },
} as const;
