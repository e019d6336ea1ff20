const quarterOfMonth = (day: string) => Math.ceil(Number(day.slice(5, 7)) / 3);

/** `2026-11-23` → `2026-Q4` */
export function quarterOf(day: string): string {
  return `${day.slice(0, 4)}-Q${quarterOfMonth(day)}`;
}

/** `2026-11-23` → `2026-10-01` */
export function firstDayOfQuarter(day: string): string {
  return `${day.slice(0, 4)}-${String(quarterOfMonth(day) * 3 - 2).padStart(2, '0')}-01`;
}
