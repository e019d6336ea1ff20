import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { Localized } from '../language.ts';
import { optionalText } from '../registration/person-fields.ts';
import { fieldRecordSchema } from './field-records.ts';
import { type Difference, differences, type SpotCheckFinding } from './spot-check-finding.ts';

const access = ['SuperAdmin', ...taxOfficeRoles] as const;
const params = z.object({ id: z.uuid() });

// native reviewer: the Hausa of these words is ours.
export const spotCheckFindingWords = {
  'as-recorded': { en: 'As recorded', ha: 'Kamar yadda aka rubuta' },
  differs: { en: 'Differs', ha: 'Ya bambanta' },
} as const satisfies Readonly<Record<SpotCheckFinding, Localized>>;

export const differenceWords = {
  'nothing-there': { en: 'Nothing is there', ha: 'Babu komai a wurin' },
  sign: { en: 'Another name on the sign', ha: 'Wani suna a alama' },
  trade: { en: 'Another kind', ha: 'Wani iri' },
  place: { en: 'Another place', ha: 'Wani wuri' },
  owner: { en: 'Another owner', ha: 'Wani mai wuri' },
  phone: { en: 'Another phone number', ha: 'Wata lambar waya' },
  photos: { en: 'The photos show something else', ha: 'Hotunan suna nuna wani abu' },
} as const satisfies Readonly<Record<Difference, Localized>>;

/** What was seen, as an officer answers it; enumerators seal the same (`sendSpotCheck`). */
export const spotCheckAnswerFields = {
  differs: z.array(z.enum(differences)).check(z.maxLength(differences.length)),
  note: optionalText(500),
};

const person = z.object({ id: z.uuid(), name: z.string() });

/** Enumerators at work who did not record it, those of its area first; officers of its area who did not accept it. */
export const listSpotCheckers = defineEndpoint({
  method: 'GET',
  path: '/field-records/:id/spot-check/people',
  summary: 'Who may see a record again: other enumerators, and officers who did not accept it',
  access,
  params,
  response: z.object({ enumerators: z.array(person), officers: z.array(person) }),
  errors: ['field-record.not-found', 'spot-check.not-found'],
});

/** Given again while nobody has answered, it is the other one's. */
export const giveSpotCheck = defineEndpoint({
  method: 'POST',
  path: '/field-records/:id/spot-check/assignment',
  summary: 'Give a record that was drawn to another enumerator or to an officer, who sees it again',
  failed: 'The check was given to nobody. Try again shortly',
  access,
  params,
  body: z.object({ to: z.enum(['enumerator', 'officer']), personId: z.uuid() }),
  response: fieldRecordSchema,
  errors: ['field-record.not-found', 'spot-check.not-found', 'spot-check.answered', 'spot-check.not-for-them'],
});

/** Nothing differs: it is as it was recorded. */
export const answerSpotCheck = defineEndpoint({
  method: 'POST',
  path: '/field-records/:id/spot-check/answer',
  summary: 'Say what was seen: as recorded, or what differs; once, by the officer it was given to',
  failed: 'The answer was not kept. Try again shortly',
  access,
  params,
  body: z.object(spotCheckAnswerFields),
  response: fieldRecordSchema,
  errors: ['field-record.not-found', 'spot-check.not-found', 'spot-check.answered', 'spot-check.not-yours'],
});
