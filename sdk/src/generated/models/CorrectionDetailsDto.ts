/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CorrectedDto } from './CorrectedDto';
import type { CorrectionKind } from './CorrectionKind';
import type { CorrectionState } from './CorrectionState';
export type CorrectionDetailsDto = {
    /**
     * As it is wanted; absent once it has ended.
     */
    after?: CorrectedDto;
    /**
     * When it was asked for, by the business clock.
     */
    askedAt: string;
    /**
     * As it stands.
     */
    before: CorrectedDto;
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
     * A path on this server, good for five minutes.
     */
    imageIdBackURL?: string;
    /**
     * A path on this server, good for five minutes.
     */
    imageIdFrontURL?: string;
    /**
     * A path on this server, good for five minutes.
     */
    imageSelfieURL?: string;
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
     * Other members who have the wanted ID already.
     */
    sameIdentity: Array<string>;
    /**
     * COOLING while it can be withdrawn and nothing else, WAITING for an officer after that, which a bank account and a phone number never are; then how it ended.
     */
    state: CorrectionState;
    /**
     * What is wanted, with numbers masked; absent once it has ended.
     */
    wanted?: string;
    /**
     * The wanted back of the ID: a path on this server, good for five minutes; absent where the one so far stays.
     */
    wantedIdBackURL?: string;
    /**
     * The wanted front of the ID: a path on this server, good for five minutes; absent where the one so far stays.
     */
    wantedIdFrontURL?: string;
    /**
     * The wanted selfie: a path on this server, good for five minutes; absent where the one so far stays.
     */
    wantedSelfieURL?: string;
};

