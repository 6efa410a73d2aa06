/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ScheduleChangeDto = {
    /**
     * The day from which it holds.
     */
    changedOn: string;
    /**
     * Its first due day, where nothing falls due for some months.
     */
    pausedUntil?: string;
    /**
     * The request that it was agreed by.
     */
    requestId: string;
    /**
     * Which of the loan's schedules it is: 2 after the first change.
     */
    version: number;
};

