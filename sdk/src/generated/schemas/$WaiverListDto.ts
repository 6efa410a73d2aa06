/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WaiverListDto = {
    properties: {
        items: {
            type: 'array',
            contains: {
                type: 'WaiverRowDto',
            },
            isRequired: true,
        },
    },
} as const;
