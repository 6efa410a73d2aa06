/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { QueueName } from './QueueName';
export type FailedJobDto = {
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * The id.
     */
    id: string;
    /**
     * When it is tried again by itself; absent where it waits for a person.
     */
    nextTryAt?: string;
    /**
     * The kind of work.
     */
    queue: QueueName;
    /**
     * Why it failed the last time.
     */
    reason: string;
    /**
     * What it is about; absent where it is nothing in particular.
     */
    subject?: string;
    /**
     * How often it was tried.
     */
    tries: number;
};

