/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $IncomingPaymentDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        channel: {
            type: 'string',
            description: `By which way it came.`,
        },
        closedAt: {
            type: 'string',
            description: `When it left suspense, or became a repayment.`,
            format: 'date-time',
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        matchedBy: {
            type: 'all-of',
            description: `How its loan was found.`,
            contains: [{
                type: 'MatchedBy',
            }],
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            format: 'uuid',
        },
        note: {
            type: 'string',
            description: `Why it was returned, bounced or taken back, or that it bounced and could not be.`,
        },
        paidAt: {
            type: 'string',
            description: `When the member paid; the beginning of the day in the Philippines where only that is known.`,
            isRequired: true,
            format: 'date-time',
        },
        payerName: {
            type: 'string',
            description: `As the bank tells it.`,
            isRequired: true,
        },
        paymentNumber: {
            type: 'string',
            description: `The number of the incoming payment.`,
            isRequired: true,
        },
        proposal: {
            type: 'all-of',
            description: `What waits for a second person.`,
            contains: [{
                type: 'PaymentProposalDto',
            }],
        },
        receivedAt: {
            type: 'string',
            description: `When it was told.`,
            isRequired: true,
            format: 'date-time',
        },
        reference: {
            type: 'string',
            description: `Empty where there was none, or once it is forgotten.`,
            isRequired: true,
        },
        repaymentNumber: {
            type: 'string',
            description: `The number of the repayment.`,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        source: {
            type: 'all-of',
            description: `Who told of it.`,
            contains: [{
                type: 'PaymentSource',
            }],
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `What comes next.`,
            contains: [{
                type: 'PaymentState',
            }],
            isRequired: true,
        },
        unmatchedBecause: {
            type: 'all-of',
            description: `Why it did not become a repayment by itself.`,
            contains: [{
                type: 'UnmatchedBecause',
            }],
        },
    },
} as const;
