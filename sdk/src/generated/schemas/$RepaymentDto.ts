/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RepaymentDto = {
    properties: {
        allocations: {
            type: 'array',
            contains: {
                type: 'AllocationDto',
            },
            isRequired: true,
        },
        amount: {
            type: 'number',
            description: `In the chosen currency.`,
            isRequired: true,
        },
        credit: {
            type: 'number',
            description: `What was beyond everything owed.`,
            isRequired: true,
        },
        creditUsed: {
            type: 'number',
            description: `What of it was given back, or paid on another loan; absent where nothing was.`,
        },
        loan: {
            type: 'all-of',
            description: `The newest loan.`,
            contains: [{
                type: 'LoanStandingDto',
            }],
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        paidAt: {
            type: 'string',
            description: `When the member paid; the beginning of the day in the Philippines where only that is known.`,
            isRequired: true,
            format: 'date-time',
        },
        recordedAt: {
            type: 'string',
            description: `When staff wrote it down.`,
            isRequired: true,
            format: 'date-time',
        },
        reference: {
            type: 'string',
            description: `Of the transfer, as staff wrote it down.`,
            isRequired: true,
        },
        repaymentNumber: {
            type: 'string',
            description: `The number of the repayment.`,
            isRequired: true,
        },
        reversalReason: {
            type: 'string',
            description: `Why it was taken back.`,
        },
        reversed: {
            type: 'boolean',
            description: `Taken back: then it pays nothing.`,
            isRequired: true,
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        settlement: {
            type: 'boolean',
            description: `Whether it settles principal early instead of paying the next installments in advance.`,
            isRequired: true,
        },
    },
} as const;
