import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { type Belonging, belongingChecks, belongingFields } from './belonging.ts';
import { proposedSchema } from './manage-users.ts';
import { userIdsSchema } from './users.ts';

const nothing = z.object({});
const nameSchema = z.string().check(z.trim(), z.minLength(2, 'Field is required'), z.maxLength(60));
const roleNamesSchema = z.array(nameSchema).check(z.minLength(1), z.maxLength(50));

export const roleItemSchema = z.object({
  name: z.string(),
  /** One of the fourteen: it cannot be deleted. A custom role grants nothing by itself. */
  isBuiltIn: z.boolean(),
  userCount: z.int(),
});

/** Ten a page, ascending by name (spec §3, §9). */
export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/roles',
  summary: 'Roles, by name',
  failed: 'An error occurred while fetching roles data',
  access: ['SuperAdmin'],
  query: z.object(listFields({ pageSize: 10, sorts: ['name', 'userCount'], sortOrder: 'asc' })),
  response: listOf(roleItemSchema),
  errors: ['list.cursor-invalid'],
});

export const getRole = defineEndpoint({
  method: 'GET',
  path: '/roles/:roleName',
  summary: 'One role',
  failed: 'An error occurred while fetching role data',
  access: ['SuperAdmin'],
  params: z.object({ roleName: nameSchema }),
  response: roleItemSchema,
  errors: ['role.not-found'],
});

export const createRoles = defineEndpoint({
  method: 'POST',
  path: '/roles',
  summary: 'Create custom roles',
  failed: 'An error occurred while creating role',
  access: ['SuperAdmin'],
  body: z.object({ roleNames: roleNamesSchema }),
  response: nothing,
  errors: ['role.already-exists'],
});

export const deleteRoles = defineEndpoint({
  method: 'POST',
  path: '/roles/deletions',
  summary: 'Delete custom roles; whoever had one is signed out',
  failed: 'An error occurred while deleting roles',
  access: ['SuperAdmin'],
  body: z.object({ roleNames: roleNamesSchema }),
  response: nothing,
  errors: ['role.not-found', 'role.built-in', 'user.last-role'],
});

export const assignRolesBody = z
  .object({
    roleNames: roleNamesSchema,
    userIds: userIdsSchema,
    place: z._default(z.enum(['first', 'last']), 'last'),
    ...belongingFields,
  })
  .check(...belongingChecks<{ readonly roleNames: readonly string[] } & Belonging>(({ roleNames }) => roleNames));

/**
 * The users are signed out. `first` makes the first of the roles their active one; else the roles come after those they have.
 * A role that belongs somewhere is given with the place, which takes that of an earlier one.
 */
export const assignRoles = defineEndpoint({
  method: 'POST',
  path: '/roles/assignments',
  summary: 'Assign roles to users; to and of those who decide it is proposed',
  failed: 'An error occurred while assigning role',
  access: ['SuperAdmin'],
  body: assignRolesBody,
  response: proposedSchema,
  errors: [
    'role.not-found',
    'role.other-kind',
    'role.belongs-nowhere',
    'user.not-found',
    'user.last-super-admin',
    'user.two-persons',
    'user.yourself',
  ],
});

/** All of them or none; what somebody belonged to by a role goes with it. */
export const unassignRoles = defineEndpoint({
  method: 'POST',
  path: '/roles/unassignments',
  summary: 'Take roles from users',
  failed: 'An error occurred while unassigning role',
  access: ['SuperAdmin'],
  body: z.object({ roleNames: roleNamesSchema, userIds: userIdsSchema }),
  response: nothing,
  errors: ['role.not-found', 'user.not-found', 'user.last-role', 'user.last-super-admin'],
});
