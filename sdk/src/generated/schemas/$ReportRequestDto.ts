/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ReportRequestDto = {
    properties: {
        at: {
            type: 'string',
            description: `The same, as a report of one day calls it.`,
            format: 'date',
        },
        format: {
            type: 'all-of',
            description: `As what kind of file.`,
            contains: [{
                type: 'ReportFormat',
            }],
            isRequired: true,
        },
        from: {
            type: 'string',
            description: `The first business day, for a report of several; the first of the month of the last one without it.`,
            format: 'date',
        },
        report: {
            type: 'all-of',
            description: `Which one.`,
            contains: [{
                type: 'ReportKind',
            }],
            isRequired: true,
        },
        to: {
            type: 'string',
            description: `The last business day; today without it.`,
            format: 'date',
        },
    },
} as const;
