/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PasskeyDto } from './PasskeyDto';
export type PasskeyListDto = {
    /**
     * The newest first.
     */
    items: Array<PasskeyDto>;
};

