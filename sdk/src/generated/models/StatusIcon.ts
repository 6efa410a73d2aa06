/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type StatusIcon = 'PersonSearchRounded' | 'CheckCircleOutlineRounded' | 'ErrorOutlineRounded' | 'HighlightOffRounded' | 'UpdateRounded' | 'PauseCircleOutlineRounded' | 'QueryBuilderRounded' | 'CurrencyExchangeRounded' | 'LockResetRounded' | 'BlockRounded';
