/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CorrectionDto } from './CorrectionDto';
import type { EmploymentDto } from './EmploymentDto';
export type OwnCorrectionsDto = {
    /**
     * Where one works, as it stands.
     */
    employment: EmploymentDto;
    /**
     * The latest twenty, newest first.
     */
    items: Array<CorrectionDto>;
};

