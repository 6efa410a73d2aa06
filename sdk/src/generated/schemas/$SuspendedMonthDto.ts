/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $SuspendedMonthDto = {
    properties: {
        amount: {
            type: 'number',
            description: `By how much what is no income until it is paid grew; negative where it became income, or was waived.`,
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        month: {
            type: 'string',
            description: `YYYY-MM`,
            isRequired: true,
        },
    },
} as const;
