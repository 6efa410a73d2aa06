/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type PasskeyDto = {
    /**
     * When it was added.
     */
    addedAt: string;
    /**
     * The id.
     */
    id: string;
    /**
     * Whether it is kept on more than one device.
     */
    isBackedUp: boolean;
    /**
     * Absent before its first sign-in.
     */
    lastUsedAt?: string;
    /**
     * A name.
     */
    name: string;
};

