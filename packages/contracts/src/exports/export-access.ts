import { adminRoles, taxOfficeRoles, taxpayerRoles } from '../access.ts';

/** Everybody who has a report in their area; which of them is decided by the report itself. */
export const exportAccess = [...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles, ...taxpayerRoles] as const;
