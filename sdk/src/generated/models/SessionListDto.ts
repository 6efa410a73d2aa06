/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SessionDto } from './SessionDto';
export type SessionListDto = {
    /**
     * The one that asks first, then those seen last; a hundred at most.
     */
    items: Array<SessionDto>;
};

