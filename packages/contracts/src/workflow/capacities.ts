import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { capacities } from './work-kind.ts';

const capacitySchema = z.enum(capacities);
const body = z.object({ userId: z.uuid(), capacity: capacitySchema });

export const listCapacities = defineEndpoint({
  method: 'GET',
  path: '/work/capacities',
  summary: 'Which Directors also decide for headquarters or as Legal',
  access: ['SuperAdmin'],
  response: z.array(z.object({ userId: z.uuid(), name: z.string(), capacity: capacitySchema })),
});

export const giveCapacity = defineEndpoint({
  method: 'POST',
  path: '/work/capacities',
  summary: 'Propose to give a Director a capacity; another SuperAdmin decides. Of one who has it nothing is proposed',
  access: ['SuperAdmin'],
  body,
  response: z.object({ workIds: z.array(z.uuid()) }),
  errors: ['user.not-found', 'work.capacity-unsuitable'],
});

export const takeCapacity = defineEndpoint({
  method: 'POST',
  path: '/work/capacities/withdrawals',
  summary: 'Take a capacity away',
  access: ['SuperAdmin'],
  body,
  response: z.object({}),
  errors: ['user.not-found'],
});
