import type { Column } from '@portal/contracts';
import type { ColumnLook, ListScreenDefinition } from '../list-screen-definition.ts';

export interface ShownColumn {
  readonly key: string;
  readonly column: Column;
  readonly look: ColumnLook<never>;
}

/** The columns of a screen: those that were chosen, else those it has, which come and go with the width. */
export function shownColumns(
  { report, columns }: ListScreenDefinition,
  chosen: readonly string[] | undefined,
): readonly ShownColumn[] {
  const keys = chosen ?? Object.keys(columns);
  return keys.flatMap((key) => {
    const column = report.columns[key];
    if (!column) return [];
    const { from, ...look } = (columns[key] ?? {}) as ColumnLook<never>;
    return [{ key, column, look: chosen || from === undefined ? look : { from, ...look } }];
  });
}
