import { type Role, taxOfficeRoles, taxpayerRoles } from '@portal/contracts';

/** A place where people sign in. A door opens a session only for the roles it admits (spec §4, §6). */
export interface Door {
  /** What the login call names; the server checks the same table. */
  readonly id: DoorId;
  readonly path: `/${string}`;
  readonly admits: readonly Role[];
  /** Where an admitted person goes. */
  readonly landing: `/${string}`;
  /** Where other roles are sent, without a session; home when absent. */
  readonly sendsTo: Readonly<Partial<Record<Role, `/${string}`>>>;
}

export type DoorId = 'public' | 'admin' | 'super-admin' | 'governor' | 'expert-system' | 'mda' | 'tax-office';

export const doors: Readonly<Record<DoorId, Door>> = {
  public: {
    id: 'public',
    path: '/',
    admits: taxpayerRoles,
    landing: '/user/dashboard',
    sendsTo: {
      Governor: '/governor',
      SuperAdmin: '/superadmin',
      Admin: '/admin-auth',
      Administrator: '/admin-auth',
      'Expert System': '/tsp',
      'MDA User': '/MDAmanager',
      'Tax Office Director': '/taxareaoffice-login',
      'Tax Office Manager': '/taxareaoffice-login',
      'Tax Officer': '/taxareaoffice-login',
    },
  },
  admin: {
    id: 'admin',
    path: '/admin-auth',
    admits: ['Admin', 'Administrator'],
    landing: '/admin',
    sendsTo: { Governor: '/governor', SuperAdmin: '/superadmin', 'Expert System': '/tsp' },
  },
  'super-admin': {
    id: 'super-admin',
    path: '/superadmin',
    admits: ['SuperAdmin'],
    landing: '/admin',
    sendsTo: { Admin: '/admin-auth' },
  },
  governor: { id: 'governor', path: '/governor', admits: ['Governor'], landing: '/gov-dashboard', sendsTo: {} },
  'expert-system': {
    id: 'expert-system',
    path: '/tsp',
    admits: ['Expert System'],
    landing: '/expert-system',
    sendsTo: {},
  },
  mda: { id: 'mda', path: '/MDAmanager', admits: ['MDA User'], landing: '/mda', sendsTo: {} },
  'tax-office': {
    id: 'tax-office',
    path: '/taxareaoffice-login',
    admits: taxOfficeRoles,
    landing: '/tax-area-office',
    sendsTo: {},
  },
};

export interface DoorAnswer {
  readonly admitted: boolean;
  readonly goTo: `/${string}`;
}

export function throughDoor(door: Door, role: Role | undefined): DoorAnswer {
  if (role && door.admits.includes(role)) return { admitted: true, goTo: door.landing };
  return { admitted: false, goTo: (role && door.sendsTo[role]) ?? '/' };
}
