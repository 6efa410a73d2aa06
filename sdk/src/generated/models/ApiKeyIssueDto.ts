/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApiKeyScope } from './ApiKeyScope';
export type ApiKeyIssueDto = {
    /**
     * Which machine or program it is for. Two keys of one name may be good at once, while one replaces the other.
     */
    name: string;
    /**
     * What it may do, and nothing else.
     */
    scopes: Array<ApiKeyScope>;
    /**
     * For how many days it is good.
     */
    validDays?: number;
};

