/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ClockDto = {
    /**
     * The business day in the Philippines.
     */
    date: string;
    /**
     * The time that business goes by.
     */
    now: string;
    /**
     * How far it is from the machine's day.
     */
    offsetDays: number;
};

