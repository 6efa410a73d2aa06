/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $OtpIssuedDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `In full, for the assistant to compare with the member.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
            isRequired: true,
        },
        expiresAt: {
            type: 'string',
            description: `Ten minutes from now.`,
            isRequired: true,
            format: 'date-time',
        },
        fullName: {
            type: 'string',
            description: `First and last name.`,
            isRequired: true,
        },
        oTP: {
            type: 'string',
            description: `The one-time password: told here once, and never again.`,
            isRequired: true,
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus.`,
            isRequired: true,
        },
        requestId: {
            type: 'string',
            description: `The request, of a withdrawal or of another schedule.`,
            isRequired: true,
            format: 'uuid',
        },
        selectedCurrency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        source: {
            type: 'all-of',
            description: `Where the money is: in the wallet, or what was paid too much on a loan.`,
            contains: [{
                type: 'WithdrawalSource',
            }],
            isRequired: true,
        },
        withdrawalAmount: {
            type: 'number',
            description: `In the currency of the wallet.`,
            isRequired: true,
        },
        wrongTriesLeftToday: {
            type: 'number',
            description: `How often the member may still type a wrong code today. With 0 this code is not taken either: the member tries tomorrow, with another one.`,
            isRequired: true,
        },
    },
} as const;
