/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type VisitorDto = {
    /**
     * The English name of the country that the address is assigned to; empty when unknown.
     */
    country: string;
    /**
     * Empty when unknown.
     */
    ip: string;
};

