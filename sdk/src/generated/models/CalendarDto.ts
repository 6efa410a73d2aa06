/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type CalendarDto = {
    /**
     * Whether there is an address.
     */
    active: boolean;
    /**
     * Whoever has it reads due days and amounts, until it is revoked. Calendar programs subscribe to it.
     */
    address?: string;
    /**
     * When it was made.
     */
    createdAt?: string;
};

