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
    /**
     * Text of the Loan Statement card.
     */
    statementMessage?: string | null;
    /**
     * Whether the member sees the Loan Statement card.
     */
    statementShow?: boolean;
    /**
     * The colour of the status.
     */
    statusColor?: (StatusColor | null);
    /**
     * The icon of the status.
     */
    statusIcon?: (StatusIcon | null);
    /**
     * What the member reads; may have several lines.
     */
    statusMessage?: string | null;
    /**
     * Shown as the member's loan status.
     */
    statusText?: string | null;
};

