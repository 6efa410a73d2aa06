/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BackofficeMemberDto = {
    properties: {
        accountNumber: {
            type: 'string',
            description: `Number of the receiving bank or e-wallet account.`,
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
        createdAt: {
            type: 'string',
            description: `When it was made.`,
            isRequired: true,
            format: 'date-time',
        },
        creditScore: {
            type: 'number',
            description: `0 to 1000.`,
            isRequired: true,
        },
        email: {
            type: 'string',
            description: `An e-mail address.`,
        },
        firstName: {
            type: 'string',
            description: `First name.`,
        },
        fullName: {
            type: 'string',
            description: `First and last name.`,
            isRequired: true,
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
        jobCategory: {
            type: 'string',
            description: `The field one works in.`,
            isRequired: true,
        },
        jobTitle: {
            type: 'string',
            description: `What one works as.`,
            isRequired: true,
        },
        lastName: {
            type: 'string',
            description: `Last name.`,
        },
        maritalStatus: {
            type: 'string',
            description: `Marital status.`,
        },
        memberId: {
            type: 'string',
            description: `The member's id.`,
            isRequired: true,
            format: 'uuid',
        },
        middleName: {
            type: 'string',
            description: `Middle name.`,
        },
        monthlyNetIncome: {
            type: 'number',
            description: `Whole pesos.`,
            isRequired: true,
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
        state: {
            type: 'all-of',
            description: `What comes next.`,
            contains: [{
                type: 'MemberState',
            }],
            isRequired: true,
        },
        streetAddress: {
            type: 'string',
            description: `House and street.`,
        },
        town: {
            type: 'string',
            description: `Town or city.`,
        },
        workLocation: {
            type: 'string',
            description: `Where one works.`,
            isRequired: true,
        },
        workPlaceCountry: {
            type: 'string',
            description: `The country one works in.`,
            isRequired: true,
        },
    },
} as const;
