/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookHardshipEventDataDto = {
    properties: {
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        requestId: {
            type: 'string',
            description: `Which request.`,
            isRequired: true,
            format: 'uuid',
        },
        size: {
            type: 'number',
            description: `Months, or the day of the month.`,
            isRequired: true,
        },
        way: {
            type: 'string',
            description: `PAUSE, LONGER_TERM or DUE_DAY.`,
            isRequired: true,
        },
    },
} as const;
