/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $VisitorDto = {
    properties: {
        country: {
            type: 'string',
            description: `The English name of the country that the address is assigned to; empty when unknown.`,
            isRequired: true,
        },
        ip: {
            type: 'string',
            description: `Empty when unknown.`,
            isRequired: true,
        },
    },
} as const;
