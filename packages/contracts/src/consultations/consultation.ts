import * as z from 'zod/mini';
import type { Localized } from '../language.ts';

/** What a consultation may be about. */
export const consultationTopics = {
  registration: { en: 'Registering and my Tax ID', ha: 'Rajista da lambar harajina (Tax ID)' },
  'self-assessment': { en: 'My own income tax', ha: 'Harajin kuɗin shigata' },
  paye: { en: 'PAYE for my workers', ha: 'PAYE na ma’aikatana' },
  business: { en: 'Levies on my business or premises', ha: 'Harajin kasuwancina ko wurin sana’a' },
  withholding: { en: 'Withholding tax', ha: 'Harajin da ake cirewa (withholding)' },
  property: { en: 'Land, property and stamp duty', ha: 'Fili, gida da harajin hatimi' },
  clearance: { en: 'Tax clearance certificate', ha: 'Takardar shaidar biyan haraji (eTCC)' },
  objection: { en: 'An assessment I do not agree with', ha: 'Kiyasin harajin da ban yarda da shi ba' },
  other: { en: 'Something else', ha: 'Wani abu dabam' },
} as const satisfies Readonly<Record<string, Localized>>;
export type ConsultationTopic = keyof typeof consultationTopics;
export const consultationTopicIds = Object.keys(consultationTopics) as [ConsultationTopic, ...ConsultationTopic[]];
export const consultationTopicSchema = z.enum(consultationTopicIds);

/** How people meet. */
export const consultationModes = {
  'in-person': { en: 'At a tax office', ha: 'A ofishin haraji' },
  phone: { en: 'By phone', ha: 'Ta waya' },
  video: { en: 'By video', ha: 'Ta bidiyo' },
} as const satisfies Readonly<Record<string, Localized>>;
export type ConsultationMode = keyof typeof consultationModes;
export const consultationModeIds = Object.keys(consultationModes) as [ConsultationMode, ...ConsultationMode[]];
export const consultationModeSchema = z.enum(consultationModeIds);

/** Whether it is known where people meet, where that matters: nobody is sent to an office they did not choose. */
export function hasMeetingPlace({ mode, officeId, consultantId }: Whereabouts): boolean {
  return mode !== 'in-person' || officeId !== undefined || consultantId !== undefined;
}

interface Whereabouts {
  readonly mode?: ConsultationMode | undefined;
  readonly officeId?: number | undefined;
  /** A person sits in one office. */
  readonly consultantId?: number | undefined;
}

/** `booked` and `rescheduled` hold a time; the others are ends. */
export const consultationStates = ['booked', 'rescheduled', 'cancelled', 'held', 'no-show'] as const;
export const consultationStateSchema = z.enum(consultationStates);
export type ConsultationState = z.output<typeof consultationStateSchema>;

export const consultationMinutes = 30;
/** Nobody is surprised by a visitor, and nobody is promised a day that is too far to plan. */
export const consultationLeadHours = 2;
export const consultationDaysAhead = 28;

/** What anybody sees who has the address of a booking: no name, no question, nothing to reach a person by. */
export const bookingSchema = z.object({
  reference: z.string(),
  state: consultationStateSchema,
  topic: consultationTopicSchema,
  mode: consultationModeSchema,
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  consultant: z.object({ id: z.int(), name: z.string() }),
  office: z.object({ id: z.int(), name: z.string(), address: z.string() }),
});
export type Booking = z.output<typeof bookingSchema>;

/** What the person who booked sees through the link of their mail. */
export const ownBookingSchema = z.extend(bookingSchema, {
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  question: z.string(),
  videoRoom: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** Whether it can still be moved or cancelled: its time has not come. */
  isOpen: z.boolean(),
});
export type OwnBooking = z.output<typeof ownBookingSchema>;
