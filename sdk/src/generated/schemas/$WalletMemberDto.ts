/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export const $WalletMemberDto = {
    properties: {
        accountNumber: {
            type: 'string',
            isRequired: true,
        },
    },
} as const;
