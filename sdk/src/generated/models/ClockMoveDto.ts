/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ClockMoveDto = {
    /**
     * A day of the Philippines as YYYY-MM-DD, or a moment of it.
     */
    date?: string;
    /**
     * Forward, or back when negative.
     */
    days?: number;
};

