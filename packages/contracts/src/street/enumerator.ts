import * as z from 'zod/mini';

/** What an enumerator is, one after the other; `ended` is the last. */
export const enumeratorStates = ['applied', 'trained', 'active', 'paused', 'ended'] as const;
export const enumeratorStateSchema = z.enum(enumeratorStates);
export type EnumeratorState = z.output<typeof enumeratorStateSchema>;

export const enumeratorMoves = ['train', 'activate', 'pause', 'resume', 'end'] as const;
export type EnumeratorMove = (typeof enumeratorMoves)[number];

/** From which states each move leads on; the table `enumerator_moves` holds the same. */
export const enumeratorMovesFrom = {
  train: ['applied'],
  activate: ['trained'],
  pause: ['active'],
  resume: ['paused'],
  end: ['applied', 'trained', 'active', 'paused'],
} as const satisfies Readonly<Record<EnumeratorMove, readonly EnumeratorState[]>>;

/** `wiped` is final: what the phone kept is gone at its next contact. */
export const fieldDeviceStates = ['active', 'locked', 'wiped'] as const;
export const fieldDeviceStateSchema = z.enum(fieldDeviceStates);
export type FieldDeviceState = z.output<typeof fieldDeviceStateSchema>;

export const enumeratorAreaSchema = z.object({ lgaId: z.int(), lga: z.string(), ward: z.string() });

/** How sure one may be of what somebody records: what was returned or rejected, places that are missing or false, and what others found who saw it again. */
export const recordQualities = ['new', 'trusted', 'sampled', 're-check'] as const;
export type RecordQuality = (typeof recordQualities)[number];

export const enumeratorSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  code: z.string(),
  state: enumeratorStateSchema,
  office: z.string(),
  /** Local governments where they go. */
  lgas: z.string(),
  validUntil: z.iso.date(),
  dayTarget: z.int(),
  /** Captured today, by the clock of the phone. */
  today: z.int(),
  captured: z.int(),
  accepted: z.int(),
  returned: z.int(),
  rejected: z.int(),
  /** Records whose place is missing or was not measured by the phone. */
  placesAmiss: z.int(),
  /** Spot checks of accepted records that were answered, and those of them where something differed. */
  checked: z.int(),
  differed: z.int(),
  quality: z.enum(recordQualities),
  /** Null: no phone was enrolled yet. */
  contactAt: z.nullable(z.iso.datetime()),
  /** Records that the phone said it still keeps. */
  waiting: z.int(),
});
export type Enumerator = z.output<typeof enumeratorSchema>;

export const fieldDeviceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  state: fieldDeviceStateSchema,
  stateReason: z.string(),
  stateAt: z.nullable(z.iso.datetime()),
  /** When the phone came by after it was locked or wiped; null while it has not. */
  toldAt: z.nullable(z.iso.datetime()),
  enrolledAt: z.iso.datetime(),
  contactAt: z.iso.datetime(),
  waiting: z.int(),
});
export type FieldDevice = z.output<typeof fieldDeviceSchema>;

export const enumeratorRecordSchema = z.extend(enumeratorSchema, {
  phone: z.string(),
  stateReason: z.string(),
  recordPayKobo: z.int(),
  /** What accepted records earned, in kobo. */
  earnedKobo: z.int(),
  /** How often somebody checked the badge. */
  checks: z.int(),
  /** How many of them came by the QR code of the badge. */
  scans: z.int(),
  areas: z.array(enumeratorAreaSchema),
  devices: z.array(fieldDeviceSchema),
  /** A link that nobody has used yet. */
  openLinkUntil: z.nullable(z.iso.datetime()),
  moves: z.array(z.enum(enumeratorMoves)),
});
export type EnumeratorRecord = z.output<typeof enumeratorRecordSchema>;
