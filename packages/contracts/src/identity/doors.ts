import * as z from 'zod/mini';
import type { Role } from '../access.ts';

/** The seven places where somebody signs in (spec §2.3, §2.7). The server enforces what each admits. */
export const doors = ['public', 'admin', 'superadmin', 'expert-system', 'governor', 'mda', 'tax-office'] as const;
export const doorSchema = z.enum(doors);
export type Door = z.output<typeof doorSchema>;

export interface DoorPlace {
  /** Where the door is. */
  readonly path: string;
  /** Roles it opens a session for. */
  readonly admits: readonly Role[];
  /** Where it leads. */
  readonly landing: string;
}

export const doorPlaces: Readonly<Record<Door, DoorPlace>> = {
  public: {
    path: '/?a=login',
    admits: ['Agent', 'Individual', 'Corporate', 'State Agency', 'Federal Agency'],
    landing: '/user/dashboard',
  },
  admin: { path: '/admin-auth', admits: ['Admin', 'Administrator'], landing: '/admin' },
  superadmin: { path: '/superadmin', admits: ['SuperAdmin'], landing: '/admin' },
  'expert-system': { path: '/tsp', admits: ['Expert System'], landing: '/expert-system' },
  governor: { path: '/governor', admits: ['Governor'], landing: '/gov-dashboard' },
  mda: { path: '/MDAmanager', admits: ['MDA User'], landing: '/mda' },
  'tax-office': {
    path: '/taxareaoffice-login',
    admits: ['Tax Office Director', 'Tax Office Manager', 'Tax Officer'],
    landing: '/tax-area-office',
  },
};

/** The door of a role; undefined for a custom role, which grants nothing by itself. */
export function doorOf(role: string): Door | undefined {
  return doors.find((door) => doorPlaces[door].admits.some((admitted) => admitted === role));
}

/** Where a door sends a person whose role it does not admit (spec §4 with our reading of it): never a session. */
export function otherDoorOf(door: Door, role: string): string {
  const own = doorOf(role);
  if (door === 'public') return own ? doorPlaces[own].path : '/';
  if (door === 'admin' && own && ['governor', 'superadmin', 'expert-system'].includes(own)) return doorPlaces[own].path;
  if (door === 'superadmin' && own === 'admin') return doorPlaces.admin.path;
  return '/';
}
