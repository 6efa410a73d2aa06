/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ChargeMeasureDto = {
    properties: {
        by: {
            type: 'Enum',
            isRequired: true,
        },
        exemptPhpMinor: {
            type: 'number',
            description: `Of STAMP_TAX: loans of at most so much bear none, in hundredths of a peso.`,
        },
        percent: {
            type: 'number',
            description: `Of PERCENT.`,
        },
        phpMinor: {
            type: 'number',
            description: `Of FIXED, in hundredths of a peso.`,
        },
    },
} as const;
