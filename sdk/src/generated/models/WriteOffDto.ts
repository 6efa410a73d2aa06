/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoanStandingDto } from './LoanStandingDto';
import type { ProposalDto } from './ProposalDto';
import type { WriteOffRowDto } from './WriteOffRowDto';
export type WriteOffDto = {
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
    writeOff?: WriteOffRowDto;
};

