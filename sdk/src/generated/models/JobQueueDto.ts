/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { QueueName } from './QueueName';
export type JobQueueDto = {
    /**
     * Jobs that a server does at this moment.
     */
    active: number;
    /**
     * Jobs that failed too often, and wait for a person.
     */
    failed: number;
    /**
     * The kind of work.
     */
    queue: QueueName;
    /**
     * Jobs that failed, and are tried again by themselves.
     */
    retrying: number;
    /**
     * Jobs whose first try is still to come.
     */
    waiting: number;
};

