import * as z from 'zod/mini';
import { asReadQuery, signOf } from '../as-read.ts';
import { defineEndpoint } from '../endpoint.ts';
import { consultationModeSchema, consultationTopicIds, consultationTopicSchema } from './consultation.ts';
import { consultantSchema } from './find-time.ts';

const access = ['SuperAdmin'] as const;
const text = (least: number, most: number) =>
  z.string().check(z.maxLength(most), z.trim(), z.minLength(least, 'Field is required'));

export const consultantBody = z
  .object({
    name: text(3, 120),
    title: z.object({ en: text(2, 80), ha: text(2, 80) }),
    officeId: z.int().check(z.gte(1), z.lte(32_000)),
    topics: z
      .array(consultationTopicSchema)
      .check(z.minLength(1, 'Choose at least one'), z.maxLength(consultationTopicIds.length)),
    modes: z.array(consultationModeSchema).check(z.minLength(1, 'Choose at least one'), z.maxLength(3)),
    /** The address where they meet people by video. */
    videoRoom: z.optional(
      z
        .string()
        .check(
          z.maxLength(200),
          z.trim(),
          z.regex(/^https:\/\/[\w.-]+(\/[\w./?=&%+~-]*)?$/, 'Enter an address that begins with https://'),
        ),
    ),
    /** Whether people can book them; what is booked stays. */
    isActive: z.boolean(),
  })
  .check(
    z.refine(({ modes, videoRoom }) => !modes.includes('video') || videoRoom !== undefined, {
      path: ['videoRoom'],
      error: 'By video needs a room',
    }),
  );

export const managedConsultantSchema = z.extend(consultantSchema, {
  office: z.string(),
  videoRoom: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Times they hold from now on. */
  ahead: z.int(),
  /** Who stands in for them now and later, the soonest first. */
  covers: z.array(
    z.object({
      id: z.uuid(),
      cover: z.object({ id: z.int(), name: z.string() }),
      fromDay: z.iso.date(),
      untilDay: z.iso.date(),
    }),
  ),
});
export type ManagedConsultant = z.output<typeof managedConsultantSchema>;

export const listManagedConsultants = defineEndpoint({
  method: 'GET',
  path: '/consultants',
  summary: 'Everybody who can be booked, or could be once, with what they hold',
  access,
  response: z.array(managedConsultantSchema),
});

export const createConsultant = defineEndpoint({
  method: 'POST',
  path: '/consultants',
  summary: 'Say who else can be booked, where, for what and how',
  access,
  body: consultantBody,
  response: z.object({ id: z.int() }),
  errors: ['consultant.office-unknown'],
});

/** What is booked stays with them until somebody gives it to a colleague. */
export const changeConsultant = defineEndpoint({
  method: 'PUT',
  path: '/consultants/:id',
  summary: 'Change where, for what and how a consultant can be booked, or that they cannot any more',
  access,
  params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000_000_000)) }),
  query: asReadQuery,
  body: consultantBody,
  response: z.object({}),
  errors: ['request.changed-meanwhile', 'consultant.not-found', 'consultant.office-unknown'],
});

type Bookable = Pick<ManagedConsultant, 'name' | 'title' | 'officeId' | 'topics' | 'modes' | 'videoRoom' | 'isActive'>;

/** As it was read: sent along with a change (`asRead`). */
export const consultantAsRead = ({ name, title, officeId, topics, modes, videoRoom, isActive }: Bookable): string =>
  signOf({ name, en: title.en, ha: title.ha, officeId, topics, modes, videoRoom, isActive });
