/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { WaiverRowDto } from './WaiverRowDto';
export type WaiverListDto = {
    /**
     * Newest first.
     */
    items: Array<WaiverRowDto>;
};

