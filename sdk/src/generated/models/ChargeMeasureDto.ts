/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ChargeMeasureDto = {
    /**
     * FIXED: pesos. PERCENT: of the amount asked for. STAMP_TAX: by the law.
     */
    by: 'FIXED' | 'PERCENT' | 'STAMP_TAX';
    /**
     * Of STAMP_TAX: loans of at most so much bear none, in hundredths of a peso.
     */
    exemptPhpMinor?: number;
    /**
     * Of PERCENT.
     */
    percent?: number;
    /**
     * Of FIXED, in hundredths of a peso.
     */
    phpMinor?: number;
};

