/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WebhookDeliveryDto = {
    properties: {
        answeredStatus: {
            type: 'number',
            description: `What the endpoint answered to the last try; absent where it did not.`,
        },
        deliveredAt: {
            type: 'string',
            description: `When it was taken.`,
            format: 'date-time',
        },
        eventId: {
            type: 'string',
            description: `The event, and the \`webhook-id\` of its messages.`,
            isRequired: true,
            format: 'uuid',
        },
        failure: {
            type: 'all-of',
            description: `Why the last try came to nothing.`,
            contains: [{
                type: 'WebhookFailure',
            }],
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        memberId: {
            type: 'string',
            description: `Whom it concerns; absent for a test.`,
            format: 'uuid',
        },
        nextTryAt: {
            type: 'string',
            description: `Not before then it is tried again, and not before the member's earlier events.`,
            format: 'date-time',
        },
        recordedAt: {
            type: 'string',
            description: `When it was recorded, by the machine's clock.`,
            isRequired: true,
            format: 'date-time',
        },
        status: {
            type: 'all-of',
            description: `FAILED was tried for a day, and is tried again where somebody replays it.`,
            contains: [{
                type: 'WebhookDeliveryStatus',
            }],
            isRequired: true,
        },
        triedAt: {
            type: 'string',
            description: `Of the last try.`,
            format: 'date-time',
        },
        tries: {
            type: 'number',
            description: `How often it was tried.`,
            isRequired: true,
        },
        type: {
            type: 'all-of',
            description: `What happened.`,
            contains: [{
                type: 'SentEventType',
            }],
            isRequired: true,
        },
        webhookId: {
            type: 'string',
            description: `The webhook.`,
            isRequired: true,
            format: 'uuid',
        },
    },
} as const;
