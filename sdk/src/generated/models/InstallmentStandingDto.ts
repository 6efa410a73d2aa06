/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { InstallmentStatus } from './InstallmentStatus';
export type InstallmentStandingDto = {
    /**
     * Principal and interest.
     */
    amount: number;
    /**
     * From the due day, or the banking day that keeps it, until it was paid, or until now.
     */
    daysLate: number;
    /**
     * YYYY-MM-DD in Asia/Manila.
     */
    dueDate: string;
    /**
     * What staff waived of penaltyInterest and lateCharge; it is not to be paid.
     */
    forgiven: number;
    /**
     * From 1 to installmentCount.
     */
    installmentNumber: number;
    /**
     * As things stand: early settlement makes it less.
     */
    interest: number;
    /**
     * The banking day on which paying still keeps the due date, where that is a Sunday or a holiday.
     */
    keptUntil?: string;
    /**
     * What is charged once.
     */
    lateCharge: number;
    /**
     * The day on which what was unpaid of it went into another schedule. What it bears is what was paid of it; penalties and
     * late charge stay due, and grow no more. Once nothing of them is left the status is MOVED.
     */
    movedOn?: string;
    /**
     * What is left to pay of it, penalties included.
     */
    outstanding: number;
    /**
     * What was paid of it.
     */
    paid: number;
    /**
     * The day on which principal and interest were paid; absent before.
     */
    paidOn?: string;
    /**
     * What being late cost: penaltyInterest and lateCharge together.
     */
    penalty: number;
    /**
     * The percentage for each late day.
     */
    penaltyInterest: number;
    /**
     * The part that is principal.
     */
    principal: number;
    /**
     * MOVED: it was not paid; what was unpaid of it went into another schedule, and nothing of it is left to pay here.
     */
    status: InstallmentStatus;
    /**
     * What the cap kept from being charged.
     */
    waived: number;
};

