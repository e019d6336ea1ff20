import type { Localized, Role } from '@portal/contracts';
import { entryOf } from './entry-of.ts';
import type { ScreenTable } from './screen-table.ts';
import { whoSees } from './who-sees.ts';

interface Tab {
  readonly to: string;
  readonly title: Localized;
  readonly visibleTo?: readonly Role[];
  readonly isPrefix?: true;
}

/** The screens that stand side by side in one set of tabs, as `SectionTabs` takes them. */
export function tabsOf(screens: ScreenTable, set: string): readonly Tab[] {
  return Object.values(screens).flatMap(({ path, title, tab }) => {
    if (tab?.of !== set) return [];
    const visibleTo = whoSees(screens, path);
    const to = entryOf(path) + (tab.query ?? '');
    return [
      { to, title: tab.title ?? title, ...(visibleTo && { visibleTo }), ...(tab.isPrefix && { isPrefix: true }) },
    ];
  });
}
