/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BorrowerDto = {
    properties: {
        accountNumberMasked: {
            type: 'string',
            description: `The first three characters; the rest are stars.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
            isRequired: true,
        },
        fullLegalName: {
            type: 'string',
            description: `First, middle and last name.`,
            isRequired: true,
        },
        identityNumberMasked: {
            type: 'string',
            description: `The first three characters; the rest are stars.`,
            isRequired: true,
        },
        identityType: {
            type: 'string',
            description: `Kind of the ID.`,
            isRequired: true,
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus.`,
            isRequired: true,
        },
    },
} as const;
