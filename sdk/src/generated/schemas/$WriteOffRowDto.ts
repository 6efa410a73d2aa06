/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WriteOffRowDto = {
    properties: {
        amount: {
            type: 'number',
            description: `What was owed then, in all.`,
            isRequired: true,
        },
        daysPastDue: {
            type: 'number',
            description: `How late the loan was then.`,
            isRequired: true,
        },
        interest: {
            type: 'number',
            description: `The part that is interest.`,
            isRequired: true,
        },
        lateCharges: {
            type: 'number',
            description: `Charged once for each installment that was late.`,
            isRequired: true,
        },
        penalties: {
            type: 'number',
            description: `Penalties of each late day.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `The part that is principal.`,
            isRequired: true,
        },
        reason: {
            type: 'string',
            description: `What the officer said, for the audit log and other staff.`,
            isRequired: true,
        },
        recovered: {
            type: 'number',
            description: `What was paid since then, and not taken back.`,
            isRequired: true,
        },
        reversalReason: {
            type: 'string',
            description: `Why it was taken back.`,
        },
        reversed: {
            type: 'boolean',
            description: `Taken back: then the loan runs on.`,
            isRequired: true,
        },
        writeOffId: {
            type: 'string',
            description: `Which write-off.`,
            isRequired: true,
            format: 'uuid',
        },
        writtenOffOn: {
            type: 'string',
            description: `The business day from which on it costs nothing more.`,
            isRequired: true,
            format: 'date',
        },
    },
} as const;
