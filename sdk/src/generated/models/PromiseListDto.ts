/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PromiseDto } from './PromiseDto';
export type PromiseListDto = {
    /**
     * Whether one can be made now: of a running loan that has none.
     */
    canPromise: boolean;
    /**
     * Newest first, 24 at most.
     */
    items: Array<PromiseDto>;
    /**
     * The last day that can be named today.
     */
    latestDay: string;
};

