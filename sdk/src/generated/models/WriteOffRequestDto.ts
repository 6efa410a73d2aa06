/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type WriteOffRequestDto = {
    /**
     * Kept, for the audit log and other staff.
     */
    reason: string;
};

