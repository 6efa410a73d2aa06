/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StatusColor } from './StatusColor';
import type { StatusIcon } from './StatusIcon';
export type LoanStatementDto = {
    /**
     * The heading of the Loan Statement card.
     */
    statement?: string | null;
    statementMessage?: string | null;
    /**
     * Whether the member sees the Loan Statement card.
     */
    statementShow?: boolean;
    statusColor?: StatusColor | null;
    statusIcon?: StatusIcon | null;
    statusMessage?: string | null;
    /**
     * Shown as the member's loan status.
     */
    statusText?: string | null;
};

