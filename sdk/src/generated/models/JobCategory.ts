/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type JobCategory = 'N/A' | 'Accounting / Finance' | 'Administrative / Management' | 'Advertising / Media' | 'Agriculture / Sciences' | 'Airline /Aviation' | 'Automotive / Mechanic' | 'Beauty / Personal Care' | 'Chemical / Industrial' | 'Construction / Civil Works' | 'Customer Service / Call Center' | 'Driver / Heavy Equipment Operator' | 'Education / Teaching' | 'Electronics / Electrical' | 'Engineering / Civil' | 'Engineering / Mechanical' | 'Entertainment / Music' | 'Food / Catering' | 'Health Care / Medical' | 'Hotels / Restaurants' | 'Households Services' | 'Legal / Consulting' | 'Manufacturing' | 'Mining / Oil & Gas' | 'Others / General Services' | 'Procurement / Logistics' | 'Repair / Maintenance' | 'Sales / Marketing' | 'Seafarers / Seaman' | 'Skilled / Metalworks' | 'Skilled Labour / Trades' | 'Sports / Recreation' | 'Travel / Tourism';
