/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MemberInfoDto = {
    properties: {
        accountNumber: {
            type: 'string',
        },
        active: {
            type: 'boolean',
            description: `Whether the account is activated.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
        },
        birthDate: {
            type: 'string',
            description: `YYYY-MM-DD`,
        },
        countryResidence: {
            type: 'string',
        },
        email: {
            type: 'string',
        },
        firstName: {
            type: 'string',
        },
        gender: {
            type: 'string',
        },
        identityNumber: {
            type: 'string',
        },
        identityType: {
            type: 'string',
        },
        imageIdBackURL: {
            type: 'string',
            description: `A path on this server, good for five minutes.`,
        },
        imageIdFrontURL: {
            type: 'string',
            description: `A path on this server, good for five minutes.`,
        },
        imageSelfieURL: {
            type: 'string',
            description: `A path on this server, good for five minutes.`,
        },
        lastName: {
            type: 'string',
        },
        loan: {
            type: 'MemberLoanDto',
            isRequired: true,
        },
        maritalStatus: {
            type: 'string',
        },
        middleName: {
            type: 'string',
        },
        nationality: {
            type: 'string',
        },
        otherIdentityType: {
            type: 'string',
        },
        phoneNumber: {
            type: 'string',
            isRequired: true,
        },
        postalCode: {
            type: 'string',
        },
        province: {
            type: 'string',
        },
        refFullName1: {
            type: 'string',
        },
        refFullName2: {
            type: 'string',
        },
        refPhoneNumber1: {
            type: 'string',
        },
        refPhoneNumber2: {
            type: 'string',
        },
        refRelationship1: {
            type: 'string',
        },
        refRelationship2: {
            type: 'string',
        },
        streetAddress: {
            type: 'string',
        },
        town: {
            type: 'string',
        },
        withdrawal: {
            type: 'MemberWithdrawalDto',
            isRequired: true,
        },
    },
} as const;
