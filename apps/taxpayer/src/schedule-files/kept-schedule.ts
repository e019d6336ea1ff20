import { actingFor, currentSession } from '@portal/auth';
import type { ColumnMap, ScheduleKind, TypedRow } from './schedule-kind.ts';

/** A list as it was read and mended so far. */
interface KeptSchedule<Column extends string> {
  readonly rows: readonly TypedRow<Column>[];
  readonly parked: readonly TypedRow<Column>[];
  readonly found: readonly string[];
  readonly unused: readonly string[];
  readonly said?: ColumnMap<Column> | undefined;
}

/** More would not fit beside what else a tab keeps. */
const keptRowsMost = 10_000;
const prefix = 'pay_kd_schedule:';

/** Whose list it is: another person at this tab, or another client, has their own. */
const owner = () => `${currentSession()?.user.tpui ?? ''}|${actingFor()?.tpui ?? ''}`;
const keyOf = (name: string) => `${prefix}${owner()}:${name}`;

/** Of the tab, and gone with it: a reload takes nothing away. Never in an address. What others left at this tab is forgotten. */
export function readKeptSchedule<Column extends string>(name: string): KeptSchedule<Column> | undefined {
  try {
    const own = `${prefix}${owner()}:`;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !key.startsWith(own)) sessionStorage.removeItem(key);
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    return isKept(kept) ? (kept as KeptSchedule<Column>) : undefined;
  } catch {
    return undefined;
  }
}

/** Answers whether it is kept; without a list what was kept is forgotten. */
export function keepSchedule<Column extends string>(name: string, list: KeptSchedule<Column> | undefined): boolean {
  try {
    if (!list || list.rows.length + list.parked.length > keptRowsMost) {
      sessionStorage.removeItem(keyOf(name));
      return list === undefined;
    }
    sessionStorage.setItem(keyOf(name), JSON.stringify(list));
    return true;
  } catch {
    // Full, or forbidden by the browser's settings.
    return false;
  }
}

/** With every column: a list that was kept before a column came to be has nothing in it. */
export function wholeOf<Column extends string>(
  { columns }: ScheduleKind<Column>,
  kept: KeptSchedule<Column> | undefined,
): KeptSchedule<Column> | undefined {
  const blank = Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>;
  const whole = (rows: readonly TypedRow<Column>[]) => rows.map((row) => ({ ...blank, ...row }));
  return kept && { ...kept, rows: whole(kept.rows), parked: whole(kept.parked) };
}

const isKept = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['rows', 'parked', 'found', 'unused'].every((part) => Array.isArray((value as Record<string, unknown>)[part]));
