/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SaveState } from './SaveState';
export type StepSavedDto = {
    /**
     * UPDATE_NEXT after steps 1 to 4, INFO_COMPLETED after step 5.
     */
    state: SaveState;
};

