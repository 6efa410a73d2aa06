/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WaiverRequestDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency, at most what is unpaid of penalties and late charges; all of that without it.`,
            maximum: 1000000000000,
        },
        reason: {
            type: 'string',
            description: `Kept, for the audit log and other staff.`,
            isRequired: true,
            maxLength: 500,
            minLength: 1,
        },
    },
} as const;
