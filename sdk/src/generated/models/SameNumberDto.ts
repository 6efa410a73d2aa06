/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SameNumberKind } from './SameNumberKind';
export type SameNumberDto = {
    /**
     * What the picture shows.
     */
    kind: SameNumberKind;
    /**
     * The member's id.
     */
    memberId: string;
};

