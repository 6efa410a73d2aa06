/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $MemberStateDto = {
    properties: {
        state: {
            type: 'all-of',
            description: `The step that comes next, or INFO_COMPLETED.`,
            contains: [{
                type: 'MemberState',
            }],
            isRequired: true,
        },
    },
} as const;
