/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SecondFactorMethod } from './SecondFactorMethod';
export type SecondFactorDto = {
    /**
     * Until when the token is good: five minutes after the password.
     */
    expiresAt: string;
    /**
     * Which codes are taken.
     */
    methods: Array<SecondFactorMethod>;
    /**
     * Send it to `POST /v2/authmember/second-factor` together with a code. It is good once.
     */
    token: string;
};

