/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NextPaymentDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What is left to pay of it, penalties included.`,
            isRequired: true,
        },
        dueDate: {
            type: 'string',
            description: `YYYY-MM-DD, a day of the Philippines.`,
            isRequired: true,
            format: 'date',
        },
        installmentNumber: {
            type: 'number',
            description: `From 1.`,
            isRequired: true,
        },
        keptUntil: {
            type: 'string',
            description: `The banking day on which paying still keeps the due date, where that is a Sunday or a holiday.`,
            format: 'date',
        },
    },
} as const;
