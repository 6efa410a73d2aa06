/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AllocationDto = {
    properties: {
        fee: {
            type: 'number',
            description: `Of the late charge.`,
            isRequired: true,
        },
        installmentNumber: {
            type: 'number',
            description: `From 1.`,
            isRequired: true,
        },
        interest: {
            type: 'number',
            description: `The part that is interest.`,
            isRequired: true,
        },
        penalty: {
            type: 'number',
            description: `Of the percentage for each late day.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `The part that is principal.`,
            isRequired: true,
        },
    },
} as const;
