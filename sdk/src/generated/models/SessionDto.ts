/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type SessionDto = {
    /**
     * Browser and system, by what the browser says of itself; absent where it says neither.
     */
    device?: string;
    /**
     * When it began.
     */
    firstSeenAt: string;
    /**
     * The id.
     */
    id: string;
    /**
     * Whether it is the one that asks.
     */
    isCurrent: boolean;
    /**
     * When its access was last renewed, which happens every quarter of an hour while it is in use.
     */
    lastSeenAt: string;
    /**
     * The country that the address of the sign-in is assigned to; absent where that is not known.
     */
    place?: string;
};

