/** What stands as monthly net income where registration was not told one (specification, section 4). */
export const UNSTATED_MONTHLY_INCOME = 999;
