import type { Role } from '@portal/contracts';
import type { NavigationItem } from '@portal/platform';

/** The entries a role may see, groups included (spec §6, admin sidebar). */
export function visibleNavigation(items: readonly NavigationItem[], role: Role | undefined): readonly NavigationItem[] {
  return items
    .filter(({ visibleTo }) => !visibleTo || (role !== undefined && visibleTo.includes(role)))
    .map((item) => (item.children ? { ...item, children: visibleNavigation(item.children, role) } : item));
}
