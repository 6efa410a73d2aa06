/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StaffCorrectionDto = {
    properties: {
        askedAt: {
            type: 'string',
            description: `When it was asked for, by the business clock.`,
            isRequired: true,
            format: 'date-time',
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
    },
} as const;
