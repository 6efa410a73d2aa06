/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WithdrawalRequestDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `The first three characters, then stars; POST …/account says the rest.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
            isRequired: true,
        },
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        expiresAt: {
            type: 'string',
            description: `When it ends.`,
            isRequired: true,
            format: 'date-time',
        },
        fullName: {
            type: 'string',
            description: `First and last name.`,
            isRequired: true,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
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
    },
} as const;
