/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RepaymentRecordDto = {
    properties: {
        amount: {
            type: 'number',
            description: `In the loan's currency; more than 0.`,
            isRequired: true,
            maximum: 1000000000000,
        },
        force: {
            type: 'boolean',
            description: `Record it although it looks like a repeat: the same amount, paid on the same day, under the same reference.`,
        },
        paidAt: {
            type: 'string',
            description: `A day of the Philippines as YYYY-MM-DD, or a moment of it; now when it is absent.`,
            pattern: '^(20|21)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T[\\d:.]+(Z|[+-]\\d\\d:\\d\\d))?$',
        },
        reference: {
            type: 'string',
            description: `Of the transfer, to find it again.`,
            isRequired: true,
            maxLength: 100,
            minLength: 1,
        },
        settlement: {
            type: 'boolean',
            description: `Early settlement in part: what is left after all that is due pays principal, the last installments first.`,
        },
    },
} as const;
