/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $PaymentImportDto = {
    properties: {
        dryRun: {
            type: 'boolean',
            description: `Only tells what each line would become, had no other come before it.`,
        },
        lines: {
            type: 'array',
            contains: {
                type: 'PaymentLineDto',
            },
            isRequired: true,
        },
    },
} as const;
