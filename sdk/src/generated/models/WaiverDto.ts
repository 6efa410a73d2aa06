/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanStandingDto } from './LoanStandingDto';
import type { ProposalDto } from './ProposalDto';
import type { WaiverRowDto } from './WaiverRowDto';
export type WaiverDto = {
    /**
     * The newest loan.
     */
    loan: LoanStandingDto;
    /**
     * What waits for a second officer.
     */
    proposal?: ProposalDto;
    /**
     * Absent while it waits for a second officer.
     */
    waiver?: WaiverRowDto;
};

