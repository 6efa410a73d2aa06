/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $AssistantDto = {
    properties: {
        hours: {
            type: 'string',
            description: `As the lender says them.`,
            isRequired: true,
        },
        name: {
            type: 'string',
            description: `A name.`,
            isRequired: true,
        },
        phone: {
            type: 'string',
            description: `Of the assistant, to be called.`,
            isRequired: true,
        },
    },
} as const;
