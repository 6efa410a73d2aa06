/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $LoanAccountDto = {
    properties: {
        active: {
            type: 'boolean',
            description: `Whether there is a loan.`,
            isRequired: true,
        },
        amountDue: {
            type: 'number',
            description: `What is due by today, penalties included.`,
        },
        appliedAt: {
            type: 'string',
            description: `When the member applied.`,
            format: 'date-time',
        },
        approvedAt: {
            type: 'string',
            description: `When it was approved; absent before.`,
            format: 'date-time',
        },
        arrears: {
            type: 'all-of',
            description: `The same, as lenders group it.`,
            contains: [{
                type: 'ArrearsBucket',
            }],
        },
        asOf: {
            type: 'string',
            description: `The day that all figures are of, in Asia/Manila.`,
            format: 'date',
        },
        canCancel: {
            type: 'boolean',
            description: `Whether POST /loan/cancel would do it now.`,
        },
        cannotCancelReason: {
            type: 'all-of',
            description: `Why not. TOP_UP_APPLIED_FOR: an application waits that would pay it off; PAYOFF_FINAL: the loan that it paid off cannot be opened again.`,
            contains: [{
                type: 'CancellationReason',
            }],
        },
        cannotCancelText: {
            type: 'string',
            description: `The same as a sentence, in the caller's language.`,
        },
        charges: {
            type: 'array',
            contains: {
                type: 'PenaltyDto',
            },
        },
        checkpoint: {
            type: 'dictionary',
            contains: {
                properties: {
                },
            },
        },
        coolingOffUntil: {
            type: 'string',
            description: `The last day on which the loan can be given back free of charge, when nothing was withdrawn.`,
            format: 'date',
        },
        creditAmount: {
            type: 'number',
            description: `What was paid too much and is kept for the member.`,
        },
        daysPastDue: {
            type: 'number',
            description: `Days since the oldest installment fell due of which principal or interest is unpaid; 0 when nothing is late.`,
        },
        earlierRunsOn: {
            type: 'boolean',
            description: `Of a loan that pays off another one and can be cancelled: whether that one then runs on, or was repaid meanwhile.`,
        },
        exchangeRate: {
            type: 'number',
            description: `Units of the currency for one peso.`,
        },
        howToPay: {
            type: 'all-of',
            description: `Where to pay, and what to name.`,
            contains: [{
                type: 'HowToPayDto',
            }],
        },
        installmentCount: {
            type: 'number',
            description: `Months.`,
        },
        interestMethod: {
            type: 'all-of',
            description: `Whether interest is of the whole principal or of what is left of it.`,
            contains: [{
                type: 'InterestMethod',
            }],
        },
        interestRate: {
            type: 'number',
            description: `Percent per month: of the principal with add_on, of what is still owed with declining.`,
        },
        lateSince: {
            type: 'string',
            description: `The due date of that installment, or the banking day that keeps it; absent when nothing is late.`,
            format: 'date',
        },
        loanAmountPHP: {
            type: 'number',
            description: `The principal in pesos.`,
        },
        loanAmountXR: {
            type: 'number',
            description: `The principal in the chosen currency.`,
        },
        loanCharges: {
            type: 'all-of',
            description: `What the loan is charged once, on approval. Absent where nothing is.`,
            contains: [{
                type: 'LoanChargesDto',
            }],
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
        },
        loans: {
            type: 'array',
            contains: {
                type: 'LoanSummaryDto',
            },
        },
        nextPayment: {
            type: 'all-of',
            description: `Absent when nothing is left to pay.`,
            contains: [{
                type: 'NextPaymentDto',
            }],
        },
        outstandingAmount: {
            type: 'number',
            description: `What is left to pay when the schedule is followed to its end.`,
        },
        paidAmount: {
            type: 'number',
            description: `What was paid on the loan, without creditAmount.`,
        },
        paidBeforeChange: {
            type: 'number',
            description: `What was paid early on installments that a later schedule replaced; it is in no row of the schedule.`,
        },
        payments: {
            type: 'array',
            contains: {
                type: 'PaymentDto',
            },
        },
        payoffAmount: {
            type: 'number',
            description: `What would close the loan today: interest that is not earned yet is left out.`,
        },
        payoffXR: {
            type: 'number',
            description: `What of it paid off an earlier loan as it was approved. Absent where it paid off none.`,
        },
        penaltyRules: {
            type: 'all-of',
            description: `What being late costs.`,
            contains: [{
                type: 'PenaltyRulesDto',
            }],
        },
        promise: {
            type: 'all-of',
            description: `The open promise to pay, or the last one for thirty days after its day.`,
            contains: [{
                type: 'PromiseDto',
            }],
        },
        receivedXR: {
            type: 'number',
            description: `What was really received of it then: the rest.`,
        },
        repaidAt: {
            type: 'string',
            description: `When it was repaid; absent before.`,
            format: 'date-time',
        },
        schedule: {
            type: 'array',
            contains: {
                type: 'InstallmentStandingDto',
            },
        },
        scheduleChange: {
            type: 'all-of',
            description: `How the schedule came about, where it is not the first one: the last change.`,
            contains: [{
                type: 'ScheduleChangeDto',
            }],
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
        },
        status: {
            type: 'all-of',
            description: `The status.`,
            contains: [{
                type: 'LoanStatus',
            }],
        },
        timeline: {
            type: 'array',
            contains: {
                type: 'LoanEventDto',
            },
        },
        validUntil: {
            type: 'string',
            description: `The last day on which an undecided application can be approved; afterwards it lapses.`,
            format: 'date',
        },
        waivers: {
            type: 'array',
            contains: {
                type: 'WaivedDto',
            },
        },
        writtenOffOn: {
            type: 'string',
            description: `The day on which it was written off: nothing is charged from then on, and what is left is still owed.`,
            format: 'date',
        },
    },
} as const;
