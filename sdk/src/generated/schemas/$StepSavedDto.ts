/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $StepSavedDto = {
    properties: {
        state: {
            type: 'all-of',
            description: `UPDATE_NEXT after steps 1 to 4, INFO_COMPLETED after step 5.`,
            contains: [{
                type: 'SaveState',
            }],
            isRequired: true,
        },
    },
} as const;
