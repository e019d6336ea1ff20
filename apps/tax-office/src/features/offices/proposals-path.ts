/** Where a second person decides which offices open and close. */
export const proposalsPath = '/tax-area-office/office-management/proposals';
