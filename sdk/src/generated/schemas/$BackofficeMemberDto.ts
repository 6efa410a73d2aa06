/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $BackofficeMemberDto = {
    properties: {
        accountNumber: {
            type: 'string',
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
        createdAt: {
            type: 'string',
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
        },
        firstName: {
            type: 'string',
        },
        fullName: {
            type: 'string',
            isRequired: true,
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
        jobCategory: {
            type: 'string',
            isRequired: true,
        },
        jobTitle: {
            type: 'string',
            isRequired: true,
        },
        lastName: {
            type: 'string',
        },
        maritalStatus: {
            type: 'string',
        },
        memberId: {
            type: 'string',
            isRequired: true,
            format: 'uuid',
        },
        middleName: {
            type: 'string',
        },
        monthlyNetIncome: {
            type: 'number',
            description: `Whole pesos.`,
            isRequired: true,
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
        state: {
            type: 'all-of',
            contains: [{
                type: 'MemberState',
            }],
            isRequired: true,
        },
        streetAddress: {
            type: 'string',
        },
        town: {
            type: 'string',
        },
        workLocation: {
            type: 'string',
            isRequired: true,
        },
        workPlaceCountry: {
            type: 'string',
            isRequired: true,
        },
    },
} as const;
