/** Settlement Reports, and what stands below it. */
const base = '/admin/settlement-reports';
export const filesPath = `${base}/files`;
export const filePath = (id: string) => `${filesPath}/${id}`;
const differencesPath = `${base}/differences`;
/** As the tab opens it: what waits for somebody. */
export const openDifferencesPath = `${differencesPath}?status=open`;
export const differencePath = (id: string) => `${differencesPath}/${id}`;
