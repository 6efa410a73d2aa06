/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ReportFileDto = {
    properties: {
        expiresAt: {
            type: 'string',
            description: `Until when a READY one can be downloaded.`,
            format: 'date-time',
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
            description: `The first business day.`,
            isRequired: true,
            format: 'date',
        },
        id: {
            type: 'string',
            description: `The id.`,
            isRequired: true,
            format: 'uuid',
        },
        report: {
            type: 'all-of',
            description: `Which one.`,
            contains: [{
                type: 'ReportKind',
            }],
            isRequired: true,
        },
        requestedAt: {
            type: 'string',
            description: `When it was asked for.`,
            isRequired: true,
            format: 'date-time',
        },
        sizeBytes: {
            type: 'number',
            description: `Of a READY file.`,
        },
        state: {
            type: 'all-of',
            description: `TOO_LARGE: ask for fewer days, or for CSV.`,
            contains: [{
                type: 'ReportFileState',
            }],
            isRequired: true,
        },
        to: {
            type: 'string',
            description: `The last business day, or the one whose end it is of.`,
            isRequired: true,
            format: 'date',
        },
        url: {
            type: 'string',
            description: `Path of a READY file on this server: whoever has it can download the file until it expires.`,
            format: 'uri-reference',
        },
    },
} as const;
