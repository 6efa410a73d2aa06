/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HardshipDto = {
    properties: {
        requests: {
            type: 'array',
            contains: {
                type: 'HardshipStateDto',
            },
            isRequired: true,
        },
        schedules: {
            type: 'array',
            contains: {
                type: 'ScheduleVersionDto',
            },
            isRequired: true,
        },
    },
} as const;
