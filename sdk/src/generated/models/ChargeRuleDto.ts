/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ChargeMeasureDto } from './ChargeMeasureDto';
import type { LoanChargeKind } from './LoanChargeKind';
import type { LoanChargeWay } from './LoanChargeWay';
export type ChargeRuleDto = {
    /**
     * What it is.
     */
    kind: LoanChargeKind;
    /**
     * How much it is.
     */
    measure: ChargeMeasureDto;
    /**
     * DEDUCTED: kept back from what is paid out. ADDED: financed, as a part of the principal.
     */
    way: LoanChargeWay;
};

