/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $NoticeDto = {
    properties: {
        dueDate: {
            type: 'string',
            description: `Of a reminder, or of what is late, the due day that it is about.`,
            format: 'date',
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        kind: {
            type: 'all-of',
            description: `What it tells.`,
            contains: [{
                type: 'NoticeKind',
            }],
            isRequired: true,
        },
        language: {
            type: 'all-of',
            description: `In which language it was said.`,
            contains: [{
                type: 'Language',
            }],
            isRequired: true,
        },
        loanNumber: {
            type: 'string',
            description: `The loan application number.`,
            isRequired: true,
        },
        madeAt: {
            type: 'string',
            description: `When it came up.`,
            isRequired: true,
            format: 'date-time',
        },
        sentAt: {
            type: 'string',
            description: `When it went.`,
            format: 'date-time',
        },
        sentBy: {
            type: 'array',
            contains: {
                type: 'NoticeChannel',
            },
            isRequired: true,
        },
        state: {
            type: 'all-of',
            description: `WAITING is sent when members may be contacted again, KEPT stands in the account alone, MOOT was not sent since it no
            longer held, FAILED could not be sent.`,
            contains: [{
                type: 'NoticeState',
            }],
            isRequired: true,
        },
        subject: {
            type: 'string',
            description: `What it is about, as it was said.`,
            isRequired: true,
        },
        text: {
            type: 'string',
            description: `The words, as they were said.`,
            isRequired: true,
        },
        topic: {
            type: 'all-of',
            description: `What it belongs to in the preferences.`,
            contains: [{
                type: 'NoticeTopic',
            }],
            isRequired: true,
        },
    },
} as const;
