/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ScheduleVersionDto = {
    properties: {
        schedule: {
            type: 'array',
            contains: {
                type: 'HardshipInstallmentDto',
            },
            isRequired: true,
        },
        since: {
            type: 'string',
            description: `The day from which it holds.`,
            isRequired: true,
            format: 'date',
        },
    },
} as const;
