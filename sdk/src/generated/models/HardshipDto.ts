/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HardshipStateDto } from './HardshipStateDto';
import type { ScheduleVersionDto } from './ScheduleVersionDto';
export type HardshipDto = {
    /**
     * What was asked for.
     */
    requests: Array<HardshipStateDto>;
    /**
     * Each from its day on.
     */
    schedules: Array<ScheduleVersionDto>;
};

