import { dutyPeriods, type ReturnKindId, returnKinds } from '@portal/contracts';

const monthsInYear = 12;

/** The first and the last day of a month as `2026-03` or a year as `2026`; undefined when the kind has the other one. */
export function periodDays(
  kind: ReturnKindId,
  period: string,
): { readonly fromDay: string; readonly toDay: string } | undefined {
  const isMonthly = dutyPeriods[returnKinds[kind].duty] === 'month';
  const [year = 0, month] = period.split('-').map(Number);
  if (isMonthly !== (month !== undefined)) return undefined;
  const last = new Date(Date.UTC(year, month ?? monthsInYear, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return { fromDay: month === undefined ? `${period}-01-01` : `${period}-01`, toDay: last };
}

/** `2026-03` of a month, `2026` of a year; a tax without returns is of its year. */
export function periodOfRow({
  returnKind,
  periodFrom,
}: {
  readonly returnKind: ReturnKindId | null;
  readonly periodFrom: string;
}): string {
  const isMonthly = returnKind !== null && dutyPeriods[returnKinds[returnKind].duty] === 'month';
  return periodFrom.slice(0, isMonthly ? 'YYYY-MM'.length : 'YYYY'.length);
}
