/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SameNumberKind } from './SameNumberKind';
export type SameNumberDto = {
    /**
     * Which number it is that both accounts have.
     */
    kind: SameNumberKind;
    /**
     * The member's id.
     */
    memberId: string;
};

