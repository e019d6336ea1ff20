import type { Localized, Role } from '@portal/contracts';
import type { NavigationItem, RouteHandle } from '@portal/platform';

/** One screen of an area. Its key in the table names the file that shows it: `routes/<key>.route.tsx`. */
interface Screen {
  readonly path: `/${string}`;
  /** What the menu, the heading and the document call it. */
  readonly title: Localized;
  /** The roles that may open it and what lies below its path; those of the screen above when absent, at the top everybody in the area. */
  readonly seenBy?: readonly Role[];
  readonly menu?: MenuPlace;
  readonly tab?: TabPlace;
  /** What else the shell is told, for example that the header hides its navigation. */
  readonly handle?: Omit<RouteHandle, 'title' | 'access'>;
  /** The file that shows it, when several screens share one. */
  readonly file?: string;
  /** Another area shows it; this one's menu leads there. */
  readonly isElsewhere?: true;
}

interface MenuPlace extends Pick<NavigationItem, 'icon' | 'short' | 'exact' | 'opens' | 'placement'> {
  /** The group it stands in; an entry of its own when absent. */
  readonly group?: string;
  /** The address that the specification gives the entry, when it only leads to the screen's own. */
  readonly at?: `/${string}`;
}

interface TabPlace {
  /** Screens that name the same set stand side by side as tabs, in the order of the table. */
  readonly of: string;
  /** What the tab says, when that is not the screen's title. */
  readonly title?: Localized;
  /** What the tab asks of its screen, for example `?status=open`. */
  readonly query?: `?${string}`;
  /** Its screens go on below its path. */
  readonly isPrefix?: true;
}

/** Every screen of an area. The menu and the tabs have the table's order. */
export type ScreenTable = Readonly<Record<string, Screen>>;
