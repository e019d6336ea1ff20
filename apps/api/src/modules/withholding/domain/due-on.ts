const monthsInYear = 12;
/** Withholding is due on the thirtieth of the month after it. */
const dueDay = 30;

/** `2026-12` → `2027-01-30`; `2026-01` → `2026-02-28`, as there is no thirtieth. */
export function dueOnOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [dueYear, due] = number === monthsInYear ? [year + 1, 1] : [year, number + 1];
  // The day before the first of the month after that.
  const last = new Date(Date.UTC(dueYear, due, 0)).getUTCDate();
  return `${dueYear}-${String(due).padStart(2, '0')}-${String(Math.min(dueDay, last)).padStart(2, '0')}`;
}
