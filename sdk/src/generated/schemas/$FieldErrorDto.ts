/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $FieldErrorDto = {
    properties: {
        field: {
            type: 'string',
            description: `The field of the request, as it is named there.`,
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `What is wrong with it, as a sentence for the person who typed it.`,
            isRequired: true,
        },
    },
} as const;
