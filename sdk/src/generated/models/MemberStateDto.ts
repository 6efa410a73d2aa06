/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MemberState } from './MemberState';
export type MemberStateDto = {
    /**
     * The step that comes next, or INFO_COMPLETED.
     */
    state: MemberState;
};

