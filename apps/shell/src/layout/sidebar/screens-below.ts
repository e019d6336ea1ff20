import type { Localized, Role } from '@portal/contracts';
import type { Area, NavigationItem, RouteHandle } from '@portal/platform';

interface ScreenBelow {
  readonly label: Localized;
  /** What it is part of. */
  readonly about?: Localized;
  readonly to: string;
}

/**
 * Screens of an area that stand below its menu (pages of settings, tabs of a desk), for those who may open them: whatever has a
 * title and an address of its own. Records have none, and doors are for those outside.
 */
export function screensBelow(
  routes: Area['routes'],
  entries: readonly NavigationItem[],
  role: Role | undefined,
  isDoor: (path: string) => boolean,
): readonly ScreenBelow[] {
  const inMenu = new Set(entries.flatMap((item) => item.children ?? [item]).map(({ to }) => to));
  return routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .flatMap(({ path = '', handle, lazy, element }): readonly ScreenBelow[] => {
      const { title, access, headerTitle, hideNavigation } = (handle ?? {}) as Partial<RouteHandle>;
      const isScreen = path.startsWith('/') && !/[:*]/.test(path) && (lazy || element) && !hideNavigation;
      if (!isScreen || inMenu.has(path) || isDoor(path) || title === undefined || typeof title === 'function')
        return [];
      if (access && !(role && access.includes(role))) return [];
      return [{ label: title, to: path, ...(headerTitle && headerTitle.en !== title.en && { about: headerTitle }) }];
    });
}
