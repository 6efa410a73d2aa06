/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type TopUpDto = {
    /**
     * The day that the figures are of. On the day of approval the payoff is what closes the loan then, and what is received changes by the same.
     */
    asOf: string;
    /**
     * What is not paid any more of that loan: all that is left of its schedule.
     */
    avoidedXR: number;
    /**
     * For so many days after the approval the new loan can be cancelled while nothing of it was withdrawn or paid, but no longer than the earlier loan, which then runs on, would not be late. Absent from agreements of before that could be.
     */
    coolingOffDays?: number;
    /**
     * Percent a year, compounded, with 2 decimals, on what is really received: the new installments less those that are not paid
     * any more. Absent where there is no such rate: the new ones come to less than what is received and not
     * paid any more, or what is received is so little beside them that the rate is above 100 percent a month.
     */
    effectiveYearlyRate?: number;
    /**
     * The loan that is paid off.
     */
    loanNumber: string;
    /**
     * What closes that loan on this day, paid out of the new one.
     */
    payoffXR: number;
    /**
     * What the member really receives: what is paid out of the new loan, less the payoff.
     */
    receivedXR: number;
};

