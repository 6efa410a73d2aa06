/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PhoneOtpSentDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Ten minutes from now.`,
            isRequired: true,
            format: 'date-time',
        },
        resendSeconds: {
            type: 'number',
            description: `How many seconds later another one may be sent.`,
            isRequired: true,
        },
        sentTo: {
            type: 'all-of',
            description: `Where it arrives: TERMINAL is the operator's, in the demo.`,
            contains: [{
                type: 'CodeReach',
            }],
            isRequired: true,
        },
    },
} as const;
