/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BackofficeLoanDto = {
    properties: {
        approvedAt: {
            type: 'string',
            description: `When it was approved; absent before.`,
            format: 'date-time',
        },
        arrears: {
            type: 'all-of',
            description: `In lists, of a running loan.`,
            contains: [{
                type: 'ArrearsBucket',
            }],
        },
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        daysPastDue: {
            type: 'number',
            description: `In lists, of a running loan: days since the oldest installment fell due of which principal or interest is unpaid.`,
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
            isRequired: true,
        },
        fullName: {
            type: 'string',
            description: `First and last name; empty once the account was closed.`,
            isRequired: true,
        },
        installmentAmountPHP: {
            type: 'number',
            description: `Paid each month but the last, in pesos.`,
            isRequired: true,
        },
        installmentAmountXR: {
            type: 'number',
            description: `Paid each month but the last, in the currency.`,
            isRequired: true,
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
            isRequired: true,
        },
        interestRate: {
            type: 'number',
            description: `Percent of the principal per month.`,
            isRequired: true,
        },
        loanAmountPHP: {
            type: 'number',
            description: `The principal in pesos.`,
            isRequired: true,
        },
        loanAmountXR: {
            type: 'number',
            description: `The principal in the chosen currency.`,
            isRequired: true,
        },
        loanCharges: {
            type: 'all-of',
            description: `Absent where nothing is charged once.`,
            contains: [{
                type: 'LoanChargesDto',
            }],
        },
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
        openHardshipRequest: {
            type: 'string',
            description: `In lists: the request for another schedule that waits for an officer.`,
            format: 'uuid',
        },
        payoffXR: {
            type: 'number',
            description: `With the approval of such a loan: what closed that one, on this day.`,
        },
        paysOff: {
            type: 'string',
            description: `The running loan of the member that this one pays off as it is approved.`,
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus; empty once the account was closed.`,
            isRequired: true,
        },
        proposal: {
            type: 'all-of',
            description: `What waits for a second officer.`,
            contains: [{
                type: 'ProposalDto',
            }],
        },
        reasons: {
            type: 'array',
            contains: {
                type: 'LoanReasonDto',
            },
            isRequired: true,
        },
        receivedXR: {
            type: 'number',
            description: `With the approval of such a loan: what the member received in the wallet.`,
        },
        sameNumbers: {
            type: 'array',
            contains: {
                type: 'SameNumberDto',
            },
        },
        scheduleChanges: {
            type: 'number',
            description: `In lists: how often the schedule was changed for a member who could not pay as agreed; absent of a loan that never was.`,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        statement: {
            type: 'string',
            description: `Heading of the Loan Statement card.`,
            isRequired: true,
        },
        statementMessage: {
            type: 'string',
            description: `Text of the Loan Statement card.`,
            isRequired: true,
        },
        statementShow: {
            type: 'boolean',
            description: `Whether the Loan Statement card is shown.`,
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `The status.`,
            contains: [{
                type: 'LoanStatus',
            }],
            isRequired: true,
        },
        statusColor: {
            type: 'all-of',
            description: `The colour of the status.`,
            contains: [{
                type: 'StatusColor',
            }],
            isRequired: true,
        },
        statusIcon: {
            type: 'all-of',
            description: `The icon of the status.`,
            contains: [{
                type: 'StatusIcon',
            }],
            isRequired: true,
        },
        statusMessage: {
            type: 'string',
            description: `What the member reads; may have several lines.`,
            isRequired: true,
        },
        statusText: {
            type: 'string',
            description: `What the member reads as status.`,
            isRequired: true,
        },
    },
} as const;
