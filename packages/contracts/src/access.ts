import * as z from 'zod/mini';

/** The fourteen roles (spec §6). The first role of a user's ordered list is the active one. */
export const roles = [
  'Admin',
  'Administrator',
  'SuperAdmin',
  'Governor',
  'Expert System',
  'MDA User',
  'Tax Office Director',
  'Tax Office Manager',
  'Tax Officer',
  'Agent',
  'Individual',
  'Corporate',
  'State Agency',
  'Federal Agency',
] as const;

export const roleSchema = z.enum(roles);
export type Role = z.output<typeof roleSchema>;

export const taxpayerRoles = [
  'Agent',
  'Individual',
  'Corporate',
  'State Agency',
  'Federal Agency',
] as const satisfies readonly Role[];

export const adminRoles = ['Admin', 'Administrator', 'SuperAdmin'] as const satisfies readonly Role[];

export const taxOfficeRoles = [
  'Tax Office Director',
  'Tax Office Manager',
  'Tax Officer',
] as const satisfies readonly Role[];

/** Who may call: anybody, anybody who is signed in, or these roles. There is no other default than refusing. */
export type Access = 'public' | 'signed-in' | readonly Role[];
