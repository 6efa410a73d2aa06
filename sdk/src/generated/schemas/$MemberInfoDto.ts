/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MemberInfoDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
        },
        active: {
            type: 'boolean',
            description: `Whether the account is activated.`,
            isRequired: true,
        },
        bankName: {
            type: 'string',
            description: `The receiving bank or e-wallet.`,
        },
        birthDate: {
            type: 'string',
            description: `YYYY-MM-DD`,
        },
        countryResidence: {
            type: 'string',
            description: `The country one lives in.`,
        },
        email: {
            type: 'string',
            description: `An e-mail address.`,
        },
        firstName: {
            type: 'string',
            description: `First name.`,
        },
        gender: {
            type: 'string',
            description: `Male or Female.`,
        },
        identityNumber: {
            type: 'string',
            description: `Number of the ID.`,
        },
        identityType: {
            type: 'string',
            description: `Kind of the ID.`,
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
            description: `Last name.`,
        },
        loan: {
            type: 'all-of',
            description: `The newest loan.`,
            contains: [{
                type: 'MemberLoanDto',
            }],
            isRequired: true,
        },
        maritalStatus: {
            type: 'string',
            description: `Marital status.`,
        },
        middleName: {
            type: 'string',
            description: `Middle name.`,
        },
        nationality: {
            type: 'string',
            description: `Nationality.`,
        },
        otherIdentityType: {
            type: 'string',
            description: `Kind of the ID, when the list has it not.`,
        },
        phoneNumber: {
            type: 'string',
            description: `Digits with the country code, without a plus.`,
            isRequired: true,
        },
        postalCode: {
            type: 'string',
            description: `Zip or postal code.`,
        },
        province: {
            type: 'string',
            description: `State, region or province.`,
        },
        refFullName1: {
            type: 'string',
            description: `Full name of a reference.`,
        },
        refFullName2: {
            type: 'string',
            description: `Full name of a reference.`,
        },
        refPhoneNumber1: {
            type: 'string',
            description: `Digits with the country code.`,
        },
        refPhoneNumber2: {
            type: 'string',
            description: `Digits with the country code.`,
        },
        refRelationship1: {
            type: 'string',
            description: `What the reference is to the member.`,
        },
        refRelationship2: {
            type: 'string',
            description: `What the reference is to the member.`,
        },
        streetAddress: {
            type: 'string',
            description: `House and street.`,
        },
        town: {
            type: 'string',
            description: `Town or city.`,
        },
        withdrawal: {
            type: 'all-of',
            description: `The withdrawal.`,
            contains: [{
                type: 'MemberWithdrawalDto',
            }],
            isRequired: true,
        },
    },
} as const;
