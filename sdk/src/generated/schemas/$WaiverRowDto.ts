/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WaiverRowDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency.`,
            isRequired: true,
        },
        reason: {
            type: 'string',
            description: `What the officer said, for the audit log and other staff.`,
            isRequired: true,
        },
        reversalReason: {
            type: 'string',
            description: `Why it was taken back.`,
        },
        reversed: {
            type: 'boolean',
            description: `Taken back: then it waives nothing.`,
            isRequired: true,
        },
        waivedOn: {
            type: 'string',
            description: `The business day on which it was granted.`,
            isRequired: true,
            format: 'date',
        },
        waiverId: {
            type: 'string',
            description: `Which waiver.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
