/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $CorrectionDetailsDto = {
    properties: {
        after: {
            type: 'all-of',
            description: `As it is wanted; absent once it has ended.`,
            contains: [{
                type: 'CorrectedDto',
            }],
        },
        askedAt: {
            type: 'string',
            description: `When it was asked for, by the business clock.`,
            isRequired: true,
            format: 'date-time',
        },
        before: {
            type: 'all-of',
            description: `As it stands.`,
            contains: [{
                type: 'CorrectedDto',
            }],
            isRequired: true,
        },
        coolingUntil: {
            type: 'string',
            description: `Until when it cools, by the business clock: then a bank account counts, a phone number does within a minute, and an officer looks at a name or an ID.`,
            isRequired: true,
            format: 'date-time',
        },
        correctionId: {
            type: 'string',
            description: `Which correction.`,
            isRequired: true,
            format: 'uuid',
        },
        endedAt: {
            type: 'string',
            description: `When it ended; absent while it is open.`,
            format: 'date-time',
        },
        fullName: {
            type: 'string',
            description: `The name that stands.`,
            isRequired: true,
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
        kind: {
            type: 'all-of',
            description: `What is to be corrected.`,
            contains: [{
                type: 'CorrectionKind',
            }],
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
        reason: {
            type: 'string',
            description: `Why it was refused.`,
        },
        sameIdentity: {
            type: 'array',
            contains: {
                type: 'string',
                format: 'uuid',
            },
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `COOLING while it can be withdrawn and nothing else, WAITING for an officer after that, which a bank account and a phone number never are; then how it ended.`,
            contains: [{
                type: 'CorrectionState',
            }],
            isRequired: true,
        },
        wanted: {
            type: 'string',
            description: `What is wanted, with numbers masked; absent once it has ended.`,
        },
        wantedIdBackURL: {
            type: 'string',
            description: `The wanted back of the ID: a path on this server, good for five minutes; absent where the one so far stays.`,
        },
        wantedIdFrontURL: {
            type: 'string',
            description: `The wanted front of the ID: a path on this server, good for five minutes; absent where the one so far stays.`,
        },
        wantedSelfieURL: {
            type: 'string',
            description: `The wanted selfie: a path on this server, good for five minutes; absent where the one so far stays.`,
        },
    },
} as const;
