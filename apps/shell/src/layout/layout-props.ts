import type { AreaPlace, NavigationItem } from '@portal/platform';

/** What the shell gives a layout. The screen itself is the layout's `<Outlet />`, inside `<main id={contentId} tabIndex={-1}>`. */
export interface LayoutProps {
  readonly place: AreaPlace;
  /** The area's menu, already reduced to what the visitor's role may see. Empty until the area is loaded, and for public areas. */
  readonly navigation: readonly NavigationItem[];
  /** The header leaves its navigation out on this screen. */
  readonly hideNavigation: boolean;
}

/** The skip link's target. */
export const contentId = 'content';
