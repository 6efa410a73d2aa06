/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { SettableWithdrawalStatus } from './SettableWithdrawalStatus';
export type WithdrawalStatusDto = {
    /**
     * FAILED returns the money to the wallet; COMPLETED and FAILED are final.
     */
    status: SettableWithdrawalStatus;
};

