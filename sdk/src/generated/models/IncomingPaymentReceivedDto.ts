/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { PaymentState } from './PaymentState';
export type IncomingPaymentReceivedDto = {
    /**
     * The number of the incoming payment.
     */
    paymentNumber: string;
    /**
     * It was told before, and changed nothing now.
     */
    repeated: boolean;
    /**
     * What comes next.
     */
    state: PaymentState;
};

