import * as z from 'zod/mini';
import { memberKinds } from './identity-code.ts';

/** What a card is worth today. `expired` follows from its last day; nobody has to set it. */
export const standings = ['active', 'suspended', 'expired'] as const;
export const standingSchema = z.enum(standings);
export type Standing = z.output<typeof standingSchema>;

/** The answer to somebody who holds a card in the hand: enough to compare with the person, and no more. */
export const verifiedMemberSchema = z.object({
  code: z.string(),
  kind: z.enum([...memberKinds, 'officer', 'enumerator']),
  standing: standingSchema,
  name: z.string(),
  lga: z.string(),
  /** Whom a collector works for; null for agents, who work for themselves. */
  employer: z.nullable(z.string()),
  validUntil: z.iso.date(),
  /** Of officers and enumerators: the office, and whether they are on duty there today. */
  duty: z.nullable(z.object({ office: z.string(), isOnDuty: z.boolean() })),
});
export type VerifiedMember = z.output<typeof verifiedMemberSchema>;

/** An agent as anybody may see one. Never the identity code: a card copied from a list would prove nothing. */
export const publicAgentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  isCompany: z.boolean(),
  lgaId: z.int(),
  lga: z.string(),
  /** Town, market or street where people find them. */
  area: z.string(),
  /** Null when the agent keeps it private. */
  phoneNumber: z.nullable(z.string()),
});
export type PublicAgent = z.output<typeof publicAgentSchema>;
