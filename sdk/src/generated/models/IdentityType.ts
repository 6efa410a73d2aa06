/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type IdentityType = 'ACR/ICR' | 'ACR/ICR pre-2015' | 'Driver\'s License' | 'GSIS e-Card' | 'IBP ID Card' | 'National ID (PhilSys)' | 'NBI Clearance' | 'Passport' | 'Postal ID' | 'PRC ID' | 'Senior Citizen Card' | 'SSS Card' | 'UMID' | 'Voter\'s ID' | 'Others';
