import * as z from 'zod/mini';

/**
 * How many steps a case had when it was read. Whoever decides sends it along: what was decided about an older version than the newest is
 * refused with `work.changed`, and nothing changes (portal specification 2.14, two persons).
 */
export const caseVersionSchema = z.int().check(z.gte(1), z.lte(32_000));

/** What a decision about a case can be refused with, whatever the kind. */
export const decisionErrors = [
  'work.changed',
  'work.not-from-here',
  'work.not-yours',
  'work.not-proposer',
  'work.same-person',
  'work.conflict',
] as const;
