/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $RecoveryStopDto = {
    properties: {
        stopCode: {
            type: 'string',
            description: `What stands behind the # of the link that the member was sent.`,
            isRequired: true,
            pattern: '^[0-9A-Za-z](?:[ -]*[0-9A-Za-z]){11}(?:(?:[ -]*[0-9A-Za-z]){16})?$',
        },
    },
} as const;
