/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NoticePreferencesChangeDto = {
    properties: {
        email: {
            type: 'array',
            contains: {
                type: 'NoticeTopic',
            },
            isRequired: true,
        },
        language: {
            type: 'all-of',
            description: `In which language it is to be told; without it as before.`,
            contains: [{
                type: 'Language',
            }],
        },
        sms: {
            type: 'array',
            contains: {
                type: 'NoticeTopic',
            },
            isRequired: true,
        },
    },
} as const;
