/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StatementMonthDto = {
    properties: {
        closingBalance: {
            type: 'number',
            description: `What was owed when it ended, or on the day of the statement.`,
            isRequired: true,
        },
        month: {
            type: 'string',
            description: `YYYY-MM`,
            isRequired: true,
        },
        movements: {
            type: 'array',
            contains: {
                type: 'MovementDto',
            },
            isRequired: true,
        },
        openingBalance: {
            type: 'number',
            description: `What was owed when the month began.`,
            isRequired: true,
        },
    },
} as const;
