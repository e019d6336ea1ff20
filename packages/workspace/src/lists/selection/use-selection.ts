import { useMemo, useRef, useState } from 'react';
import type { AnyRow } from '../list-screen-definition.ts';

export interface Selection {
  readonly rows: readonly AnyRow[];
  readonly has: (id: string) => boolean;
  readonly toggle: (row: AnyRow) => void;
  /** Chooses all rows from the one that was toggled last to this one. */
  readonly chooseTo: (row: AnyRow) => void;
  /** All rows in sight, or none when all of them are chosen already. */
  readonly toggleAll: () => void;
  readonly isAll: boolean;
  readonly clear: () => void;
}

/** Rows that were chosen, of those in sight: what is no longer shown is not acted upon. */
export function useSelection(inSight: readonly AnyRow[] | undefined): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | undefined>(undefined);
  const rows = useMemo(() => (inSight ?? []).filter(({ id }) => chosen.has(id)), [inSight, chosen]);
  const isAll = rows.length > 0 && rows.length === inSight?.length;
  return {
    rows,
    has: (id) => chosen.has(id),
    toggle: ({ id }) => {
      last.current = id;
      setChosen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
    },
    chooseTo: ({ id }) => {
      const ids = (inSight ?? []).map((row) => row.id);
      const to = ids.indexOf(id);
      const from = last.current === undefined ? -1 : ids.indexOf(last.current);
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      setChosen((now) => new Set([...now, ...range]));
    },
    toggleAll: () => setChosen(new Set(isAll ? [] : inSight?.map(({ id }) => id))),
    isAll,
    clear: () => setChosen(new Set()),
  };
}

/** What the keys of the rows do with a selection. */
export function choosing({ toggle, chooseTo }: Selection, rows: readonly AnyRow[] | undefined) {
  return (index: number, isRange: boolean) => {
    const row = rows?.[index];
    if (row) (isRange ? chooseTo : toggle)(row);
  };
}
