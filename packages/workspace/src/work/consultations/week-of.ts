const dayMs = 86_400_000;

/** Monday to Saturday of the week a day is in, moved by a number of weeks: no office opens on Sundays. */
export function weekOf(day: string, by = 0): readonly string[] {
  const at = Date.parse(day);
  const fromMonday = (new Date(at).getUTCDay() + 6) % 7;
  const monday = at + (by * 7 - fromMonday) * dayMs;
  return Array.from({ length: 6 }, (_, index) => new Date(monday + index * dayMs).toISOString().slice(0, 10));
}
