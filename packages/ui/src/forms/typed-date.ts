/** Spec §5: a day is typed DD/MM/YYYY and sent YYYY-MM-DD. */

const typedDay = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What was typed as YYYY-MM-DD; as it stands when it is no day at all, for the schema to refuse. */
export function isoDateOf(typed: string): string {
  const [, day, month, year] = typedDay.exec(typed.trim()) ?? [];
  if (!day || !month || !year) return typed.trim();
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** `1990-02-28` as it would be typed: `28/02/1990`. */
export function typedDateOf(iso: string): string {
  const [, year, month, day] = isoDay.exec(iso) ?? [];
  return year ? `${day}/${month}/${year}` : iso;
}

/**
 * Puts the slashes in while digits are added at the end, because many phones' number pads have none; taking away and mending
 * in the middle are left alone. A browser that fills the day in by itself writes YYYY-MM-DD.
 */
export function completeTypedDate(typed: string, before: string): string {
  if (isoDay.test(typed)) return typedDateOf(typed);
  if (!typed.startsWith(before)) return typed;
  return typed.replace(/^(\d{2})(\d{1,6})$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d{1,4})$/, '$1/$2');
}
