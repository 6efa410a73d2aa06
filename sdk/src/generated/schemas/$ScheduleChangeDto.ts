/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScheduleChangeDto = {
    properties: {
        changedOn: {
            type: 'string',
            description: `The day from which it holds.`,
            isRequired: true,
            format: 'date',
        },
        pausedUntil: {
            type: 'string',
            description: `Its first due day, where nothing falls due for some months.`,
            format: 'date',
        },
        requestId: {
            type: 'string',
            description: `The request that it was agreed by.`,
            isRequired: true,
            format: 'uuid',
        },
        version: {
            type: 'number',
            description: `Which of the loan's schedules it is: 2 after the first change.`,
            isRequired: true,
        },
    },
} as const;
