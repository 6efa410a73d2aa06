/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type AuditEntryDto = {
    /**
     * What was done.
     */
    action: string;
    /**
     * The name of one of the staff, or of an API key with its eight letters and digits. Members are told by their ids alone.
     */
    actor?: string;
    /**
     * The account or API key that did it; absent where it was the product itself, or the command line on its machine.
     */
    actorId?: string;
    /**
     * What it is from then on, or what there is to say of it.
     */
    after?: Record<string, any>;
    /**
     * What it was before.
     */
    before?: Record<string, any>;
    /**
     * When it was made.
     */
    createdAt: string;
    /**
     * The id.
     */
    id: string;
    /**
     * The member whom it concerns.
     */
    memberId?: string;
    /**
     * What was changed, read or signed in to.
     */
    subject: string;
};

