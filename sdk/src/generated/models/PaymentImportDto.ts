/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaymentLineDto } from './PaymentLineDto';
export type PaymentImportDto = {
    /**
     * Only tells what each line would become, had no other come before it.
     */
    dryRun?: boolean;
    /**
     * Of the statement, in their order.
     */
    lines: Array<PaymentLineDto>;
};

