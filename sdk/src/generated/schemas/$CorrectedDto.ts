/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CorrectedDto = {
    properties: {
        firstName: {
            type: 'string',
            description: `First name.`,
        },
        identityNumber: {
            type: 'string',
            description: `Number of the ID.`,
        },
        identityType: {
            type: 'string',
            description: `Kind of the ID.`,
        },
        lastName: {
            type: 'string',
            description: `Last name.`,
        },
        middleName: {
            type: 'string',
            description: `Middle name.`,
        },
        otherIdentityType: {
            type: 'string',
            description: `Kind of the ID, when the list has it not.`,
        },
    },
} as const;
