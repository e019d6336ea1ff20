import type { NavigationItem } from '@portal/platform';
import type { ScreenTable } from './screen-table.ts';
import { whoSees } from './who-sees.ts';

type GroupIn<S> = S extends { readonly menu: { readonly group: infer G extends string } } ? G : never;

/** Entries of the menu that hold screens and are none: each stands where its first screen does, and leads there. */
type MenuGroups<T extends ScreenTable> = Readonly<Record<GroupIn<T[keyof T]>, Pick<NavigationItem, 'label' | 'icon'>>>;

/** The menu: every screen with a place in it, in the order of the table. */
export function menuOf<const T extends ScreenTable>(screens: T, groups: MenuGroups<T>): readonly NavigationItem[] {
  const menu: NavigationItem[] = [];
  const entriesOf = new Map<string, NavigationItem[]>();
  for (const { path, title, menu: place } of Object.values<ScreenTable[string]>(screens)) {
    if (!place) continue;
    const { group, at, ...rest } = place;
    const visibleTo = whoSees(screens, path);
    const to = at ?? path;
    const entry = { label: title, to, ...(at && { leadsTo: path }), ...rest, ...(visibleTo && { visibleTo }) };
    if (group === undefined) menu.push(entry);
    else if (entriesOf.get(group)?.push(entry) === undefined) {
      const children = [entry];
      entriesOf.set(group, children);
      menu.push({ ...groups[group as keyof typeof groups], to, children });
    }
  }
  return menu;
}
