/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SecondFactorDto } from './SecondFactorDto';
export type SecondFactorNeededDto = {
    /**
     * The password was right; this is for the second step.
     */
    secondFactor: SecondFactorDto;
};

