import { adminRoles, type Role, roles, taxOfficeRoles, taxpayerRoles } from '@portal/contracts';
import type { AccessRow } from './access-row.ts';

export const anybody: AccessRow = { who: 'anybody' };
export const signedIn: AccessRow = { who: roles };
export const superAdmin: AccessRow = { who: ['SuperAdmin'] };
export const admins: AccessRow = { who: ['Admin', 'Administrator', 'SuperAdmin'] };
export const taxpayer: AccessRow = { who: taxpayerRoles };
export const expertSystem: AccessRow = { who: ['Expert System'] };
/** Who fills bills, or explains them. */
export const billers: AccessRow = { who: [...taxpayerRoles, ...adminRoles, 'MDA User', ...taxOfficeRoles] };
export const counter: AccessRow = { who: ['MDA User'] };
export const agent: AccessRow = { who: ['Agent'] };
/** Who has reports of bills and money in their area. */
export const reportReaders: AccessRow = { who: [...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles] };
/** Who has lists of their own that they may export and keep views of. */
export const listReaders: AccessRow = { who: [...reportReaders.who, ...taxpayerRoles] as readonly Role[] };
export const figureReaders: AccessRow = {
  who: [...adminRoles, 'Governor', 'Expert System', 'MDA User', ...taxOfficeRoles],
};
export const stateReaders: AccessRow = { who: [...adminRoles, 'Governor'] };
export const leads: AccessRow = { who: [...adminRoles, 'Tax Office Director', 'Tax Office Manager'] };
/** Who has the register of taxpayers and its desks (docs/decisions/0421): of the admin area the SuperAdmin alone. */
export const registerReaders: AccessRow = { who: ['SuperAdmin', ...taxOfficeRoles] };
/** Who gives the work of one person to another. */
export const givesWork: AccessRow = { who: ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'] };
/** Who manages offices for the whole state. */
export const officeManagers: AccessRow = { who: ['SuperAdmin', 'Tax Office Director'] };
export const officeRoles: AccessRow = { who: taxOfficeRoles };
/** The eTCC of the administrators is the SuperAdmin's alone (spec §2.9). */
export const clearanceStaff: AccessRow = { who: ['SuperAdmin', ...taxOfficeRoles] };
export const officeStaff: AccessRow = { who: [...adminRoles, ...taxOfficeRoles] };
