/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WriteOffRowDto } from './WriteOffRowDto';
export type WriteOffListDto = {
    /**
     * Newest first.
     */
    items: Array<WriteOffRowDto>;
};

