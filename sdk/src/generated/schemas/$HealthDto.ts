/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $HealthDto = {
    properties: {
        status: {
            type: 'Enum',
            isRequired: true,
        },
    },
} as const;
