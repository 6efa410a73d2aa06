/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $InstallmentStandingDto = {
    properties: {
        amount: {
            type: 'number',
            description: `Principal and interest.`,
            isRequired: true,
        },
        daysLate: {
            type: 'number',
            description: `From the due day, or the banking day that keeps it, until it was paid, or until now.`,
            isRequired: true,
        },
        dueDate: {
            type: 'string',
            description: `YYYY-MM-DD in Asia/Manila.`,
            isRequired: true,
            format: 'date',
        },
        forgiven: {
            type: 'number',
            description: `What staff waived of penaltyInterest and lateCharge; it is not to be paid.`,
            isRequired: true,
        },
        installmentNumber: {
            type: 'number',
            description: `From 1 to installmentCount.`,
            isRequired: true,
        },
        interest: {
            type: 'number',
            description: `As things stand: early settlement makes it less.`,
            isRequired: true,
        },
        keptUntil: {
            type: 'string',
            description: `The banking day on which paying still keeps the due date, where that is a Sunday or a holiday.`,
            format: 'date',
        },
        lateCharge: {
            type: 'number',
            description: `What is charged once.`,
            isRequired: true,
        },
        movedOn: {
            type: 'string',
            description: `The day on which what was unpaid of it went into another schedule. What it bears is what was paid of it; penalties and
            late charge stay due, and grow no more. Once nothing of them is left the status is MOVED.`,
            format: 'date',
        },
        outstanding: {
            type: 'number',
            description: `What is left to pay of it, penalties included.`,
            isRequired: true,
        },
        paid: {
            type: 'number',
            description: `What was paid of it.`,
            isRequired: true,
        },
        paidOn: {
            type: 'string',
            description: `The day on which principal and interest were paid; absent before.`,
            format: 'date',
        },
        penalty: {
            type: 'number',
            description: `What being late cost: penaltyInterest and lateCharge together.`,
            isRequired: true,
        },
        penaltyInterest: {
            type: 'number',
            description: `The percentage for each late day.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `The part that is principal.`,
            isRequired: true,
        },
        status: {
            type: 'all-of',
            description: `MOVED: it was not paid; what was unpaid of it went into another schedule, and nothing of it is left to pay here.`,
            contains: [{
                type: 'InstallmentStatus',
            }],
            isRequired: true,
        },
        waived: {
            type: 'number',
            description: `What the cap kept from being charged.`,
            isRequired: true,
        },
    },
} as const;
