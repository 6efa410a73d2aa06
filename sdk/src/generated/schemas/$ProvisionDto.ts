/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $ProvisionDto = {
    properties: {
        bucket: {
            type: 'all-of',
            description: `By days past due.`,
            contains: [{
                type: 'ArrearsBucket',
            }],
            isRequired: true,
        },
        currency: {
            type: 'string',
            description: `ISO 4217.`,
            isRequired: true,
        },
        nonAccruing: {
            type: 'number',
            description: `Of the principal, that of loans whose interest and penalties are no income until they are paid.`,
            isRequired: true,
        },
        percent: {
            type: 'number',
            description: `As configured.`,
            isRequired: true,
        },
        principal: {
            type: 'number',
            description: `The part that is principal.`,
            isRequired: true,
        },
        provision: {
            type: 'number',
            description: `That part of the principal, rounded half up.`,
            isRequired: true,
        },
    },
} as const;
