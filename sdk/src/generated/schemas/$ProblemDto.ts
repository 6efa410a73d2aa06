/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProblemDto = {
    properties: {
        code: {
            type: 'all-of',
            description: `A stable code, to switch on.`,
            contains: [{
                type: 'ProblemCode',
            }],
            isRequired: true,
        },
        detail: {
            type: 'string',
            description: `What happened, as a sentence that a person understands.`,
            isRequired: true,
        },
        earlier: {
            type: 'all-of',
            description: `The payment that was recorded before, with code REPAYMENT_LOOKS_REPEATED.`,
            contains: [{
                type: 'EarlierRepaymentDto',
            }],
        },
        errors: {
            type: 'array',
            contains: {
                type: 'FieldErrorDto',
            },
        },
        held: {
            type: 'all-of',
            description: `The rate that is held now, with code HELD_RATE_CHANGED.`,
            contains: [{
                type: 'HeldRateDto',
            }],
        },
        instance: {
            type: 'string',
            description: `The path that was called.`,
            isRequired: true,
        },
        message: {
            type: 'string',
            description: `The same as detail.`,
            isRequired: true,
        },
        quote: {
            type: 'all-of',
            description: `The fresh quote, with code QUOTE_CHANGED.`,
            contains: [{
                type: 'LoanQuoteDto',
            }],
        },
        reason: {
            type: 'any-of',
            description: `Why not, with codes TOP_UP_NOT_POSSIBLE and CANCELLATION_NOT_POSSIBLE.`,
            contains: [{
                type: 'TopUpReason',
            }, {
                type: 'CancellationReason',
            }],
        },
        requestId: {
            type: 'string',
            description: `The id of the request where the failure is ours (500, 503), as in the header X-Request-Id: name it when you ask.`,
        },
        scope: {
            type: 'string',
            description: `The scope that the API key has not, with code SCOPE_MISSING.`,
        },
        status: {
            type: 'number',
            description: `The HTTP status, again.`,
            isRequired: true,
        },
        title: {
            type: 'string',
            description: `The kind of problem in a few words.`,
            isRequired: true,
        },
        triesLeft: {
            type: 'number',
            description: `How many tries are left, with codes OTP_INVALID and SECOND_FACTOR_CODE_INVALID.`,
        },
        type: {
            type: 'string',
            description: `A URI for the kind of problem; the code below is what to switch on.`,
            isRequired: true,
        },
    },
} as const;
