/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanStatementDto = {
    properties: {
        statement: {
            type: 'string',
            description: `The heading of the Loan Statement card.`,
            isNullable: true,
            maxLength: 200,
        },
        statementMessage: {
            type: 'string',
            isNullable: true,
            maxLength: 2000,
        },
        statementShow: {
            type: 'boolean',
            description: `Whether the member sees the Loan Statement card.`,
        },
        statusColor: {
            type: 'all-of',
            contains: [{
                type: 'StatusColor',
            }],
            isNullable: true,
        },
        statusIcon: {
            type: 'all-of',
            contains: [{
                type: 'StatusIcon',
            }],
            isNullable: true,
        },
        statusMessage: {
            type: 'string',
            isNullable: true,
            maxLength: 2000,
        },
        statusText: {
            type: 'string',
            description: `Shown as the member's loan status.`,
            isNullable: true,
            maxLength: 100,
        },
    },
} as const;
