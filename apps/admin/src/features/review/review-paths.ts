/** The desk: a tab of Collection Reports, and a page for each case. */
const reviewPath = '/admin/collection-reports/under-review';
/** As the tab opens it: what waits for somebody. */
export const undecidedPath = `${reviewPath}?status=undecided`;
export const casePath = (id: string) => `${reviewPath}/${id}`;
