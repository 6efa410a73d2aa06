/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type MaritalStatus = 'Single' | 'Married' | 'Separated' | 'Divorced' | 'Widow/Widower' | 'Others';
