/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NoticeTopicDto = {
    properties: {
        kinds: {
            type: 'array',
            contains: {
                type: 'NoticeKind',
            },
            isRequired: true,
        },
        possible: {
            type: 'array',
            contains: {
                type: 'NoticeChannel',
            },
            isRequired: true,
        },
        required: {
            type: 'array',
            contains: {
                type: 'NoticeChannel',
            },
            isRequired: true,
        },
        topic: {
            type: 'all-of',
            description: `What notices are about.`,
            contains: [{
                type: 'NoticeTopic',
            }],
            isRequired: true,
        },
    },
} as const;
