/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HealthDto } from '../models/HealthDto';
import type { CancelablePromise } from '../core/CancelablePromise';
import type { BaseHttpRequest } from '../core/BaseHttpRequest';
export class HealthService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Tell that the process runs
     * Whatever becomes of the database: a process that does not answer is to be restarted. `GET /v2/health/ready` tells whether requests may be sent to it.
     * @returns HealthDto Done.
     * @throws ApiError
     */
    public checkLiveness(): CancelablePromise<HealthDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/health/live',
        });
    }
    /**
     * Tell that the database is migrated, seeded and within reach
     * The server listens only after migrating and seeding. Answers within two seconds; where the database, or a free connection to it, takes longer, the server is not ready.
     * @returns HealthDto Done.
     * @throws ApiError
     */
    public checkReadiness(): CancelablePromise<HealthDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/v2/health/ready',
            errors: {
                503: `\`NOT_READY\`: The service is starting or cannot reach its database.`,
            },
        });
    }
}
