import type { Role } from '@portal/contracts';
import { entryOf } from './entry-of.ts';
import type { ScreenTable } from './screen-table.ts';

/** The roles that may open a path; undefined where everybody in the area may. The nearest screen at or above it that names roles decides. */
export function whoSees(screens: ScreenTable, path: string): readonly Role[] | undefined {
  return Object.values(screens)
    .filter((screen) => screen.seenBy && `${path}/`.startsWith(`${entryOf(screen.path)}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.seenBy;
}
