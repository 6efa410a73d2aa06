/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NoticePreferencesDto = {
    properties: {
        email: {
            type: 'array',
            contains: {
                type: 'NoticeTopic',
            },
            isRequired: true,
        },
        hasEmail: {
            type: 'boolean',
            description: `Whether the member gave an e-mail address; without one nothing is told that way.`,
            isRequired: true,
        },
        language: {
            type: 'all-of',
            description: `In which language it is told: that of the last sign-in or choice.`,
            contains: [{
                type: 'Language',
            }],
            isRequired: true,
        },
        sms: {
            type: 'array',
            contains: {
                type: 'NoticeTopic',
            },
            isRequired: true,
        },
        topics: {
            type: 'array',
            contains: {
                type: 'NoticeTopicDto',
            },
            isRequired: true,
        },
    },
} as const;
