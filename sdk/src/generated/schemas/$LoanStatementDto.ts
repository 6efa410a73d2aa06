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
            description: `Text of the Loan Statement card.`,
            isNullable: true,
            maxLength: 2000,
        },
        statementShow: {
            type: 'boolean',
            description: `Whether the member sees the Loan Statement card.`,
        },
        statusColor: {
            type: 'any-of',
            description: `The colour of the status.`,
            contains: [{
                type: 'StatusColor',
            }, {
                type: 'null',
            }],
        },
        statusIcon: {
            type: 'any-of',
            description: `The icon of the status.`,
            contains: [{
                type: 'StatusIcon',
            }, {
                type: 'null',
            }],
        },
        statusMessage: {
            type: 'string',
            description: `What the member reads; may have several lines.`,
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
