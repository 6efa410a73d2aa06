/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CorrectionKind } from './CorrectionKind';
import type { CorrectionState } from './CorrectionState';
export type StaffCorrectionDto = {
    /**
     * When it was asked for, by the business clock.
     */
    askedAt: string;
    /**
     * Until when it cools, by the business clock: then a bank account counts, a phone number does within a minute, and an officer looks at a name or an ID.
     */
    coolingUntil: string;
    /**
     * Which correction.
     */
    correctionId: string;
    /**
     * When it ended; absent while it is open.
     */
    endedAt?: string;
    /**
     * The name that stands.
     */
    fullName: string;
    /**
     * What is to be corrected.
     */
    kind: CorrectionKind;
    /**
     * The member's id.
     */
    memberId: string;
    /**
     * Digits with the country code, without a plus.
     */
    phoneNumber: string;
    /**
     * Why it was refused.
     */
    reason?: string;
    /**
     * COOLING while it can be withdrawn and nothing else, WAITING for an officer after that, which a bank account and a phone number never are; then how it ended.
     */
    state: CorrectionState;
    /**
     * What is wanted, with numbers masked; absent once it has ended.
     */
    wanted?: string;
};

