import type { Access, Language, Localized, Role } from '@portal/contracts';
import type { RouteObject } from 'react-router';

/**
 * Version of the agreement between shell and remotes. Raised when an old remote could not run under a new shell,
 * or the reverse; the release gate and the shell compare it.
 */
export const platformVersion = 1;

/** What a remote tells the shell about itself: its `./area` module exports this as `area`, and nothing else is exposed. */
export interface Area {
  readonly platformVersion: number;
  readonly id: AreaId;
  /** Entries of the area's side menu, in order (staff and taxpayer layouts; public areas have none). */
  readonly navigation: readonly NavigationItem[];
  /** Routes with absolute root paths (`/payment_summary_open`, `/mda/settings`, …), only below the paths the area owns. */
  readonly routes: readonly RouteObject[];
  /** Paths of screens that search engines should list, beside the pages of the content. */
  readonly listedPaths?: readonly string[];
  /** Loads the area's texts of a language; awaited before its first screen renders. */
  readonly loadMessages: (language: Language) => Promise<void>;
}

/** What a menu entry is about; each has one sign, and no two mean the same. */
export const menuIcons = [
  'account',
  'analytics',
  'audit',
  'bank',
  'briefcase',
  'building',
  'calendar',
  'card',
  'chat',
  'clock',
  'compare',
  'document',
  'gavel',
  'help',
  'home',
  'list',
  'mail',
  'network',
  'pen',
  'person',
  'pin',
  'plug',
  'receipt',
  'scales',
  'search',
  'settings',
  'shield',
  'terminal',
  'upload',
  'users',
  'warning',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

export interface NavigationItem {
  readonly label: Localized;
  /** In a word, for the bar at the foot of phones. */
  readonly short?: Localized;
  readonly to: string;
  /** Where its address leads, when that is another one: there it is marked as current. */
  readonly leadsTo?: string;
  /** Matched exactly, not as a prefix (spec: "Dashboard (/mda, exact)"). */
  readonly exact?: boolean;
  /** Shown to these roles only; to everybody in the area when absent. */
  readonly visibleTo?: readonly Role[];
  readonly children?: readonly NavigationItem[];
  /** A plain sign when absent. */
  readonly icon?: MenuIcon;
  /** Its screen opens one of these by `record` in its address: where what was looked for is shown. */
  readonly opens?: 'bills' | 'taxpayers';
  readonly placement?: 'primary' | 'secondary' | 'bottom';
}

export const areaIds = [
  'public-site',
  'taxpayer',
  'admin',
  'governor',
  'expert-system',
  'mda',
  'tax-office',
  'payments',
] as const;
export type AreaId = (typeof areaIds)[number];

/** What the shell and the gateway know about an area before any of its code is loaded. */
export interface AreaPlace {
  readonly id: AreaId;
  readonly title: Localized;
  /** Root paths the area owns, each with everything below it. `/` owns whatever nobody else does. */
  readonly paths: readonly `/${string}`[];
  /** The paths among `paths` that are open to everybody (login pages of staff areas). */
  readonly openPaths?: readonly `/${string}`[];
  readonly access: Access;
  readonly layout: 'public' | 'sidebar';
  /** A document of its own, with its own content security policy: entered and left by full page loads. */
  readonly ownDocument?: true;
}

export function defineArea(area: Omit<Area, 'platformVersion'>): Area {
  return { platformVersion, ...area };
}
