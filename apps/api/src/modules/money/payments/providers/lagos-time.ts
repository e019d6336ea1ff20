const pattern = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:\s*([AP]M))?$/i;

/** Providers write the clock on their wall in Lagos (UTC+1, no summer time), in 12 or 24 hours. Null when it is no time. */
export function lagosTime(text: string): Date | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  const [, year, month, day, hour = '', minute, second, half] = match;
  const hours = hourOfDay(Number(hour), half);
  if (hours === null) return null;
  const local = `${year}-${month}-${day}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
  const asUtc = new Date(`${local}Z`);
  // A day such as 31 February would roll over silently.
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return null;
  return new Date(`${local}+01:00`);
}

function hourOfDay(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}
