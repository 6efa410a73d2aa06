/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { JobQueueDto } from './JobQueueDto';
export type JobQueuesDto = {
    /**
     * The rows of this page.
     */
    items: Array<JobQueueDto>;
};

