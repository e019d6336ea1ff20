import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { featureIds } from './features.ts';
import { mailTemplateIds, mailWordingSchema } from './mail-templates.ts';
import { serviceAmountIds } from './service-amounts.ts';
import { monthEndSchema, serviceMonthEndIds } from './service-month-ends.ts';

const access = ['SuperAdmin'] as const;

const by = z.object({ name: z.string(), at: z.iso.datetime() });
const changeOf = <V extends z.ZodMiniType>(value: V) =>
  z.object({
    id: z.uuid(),
    /** Nothing: as it came with the portal. */
    value: z.nullable(value),
    reason: z.string(),
    state: z.enum(['proposed', 'released', 'refused', 'withdrawn']),
    proposed: by,
    /** Whoever proposed it takes it back; somebody else decides. */
    isOwn: z.boolean(),
    decided: z.nullable(by),
    decisionReason: z.nullable(z.string()),
  });
const settingOf = <I extends z.ZodMiniType, V extends z.ZodMiniType>(id: I, value: V) =>
  z.object({
    id,
    /** As it came with the portal, or with its installation. */
    standard: value,
    current: value,
    /** Waits for a second person. */
    proposal: z.nullable(changeOf(value)),
    /** Decided ones, the newest first, twenty at most. */
    history: z.array(changeOf(value)),
  });

const mailSettingSchema = settingOf(z.enum(mailTemplateIds), mailWordingSchema);
export type MailSetting = z.output<typeof mailSettingSchema>;
const amountSettingSchema = settingOf(z.enum(serviceAmountIds), z.int());
export type AmountSetting = z.output<typeof amountSettingSchema>;
const featureSettingSchema = settingOf(z.enum(featureIds), z.boolean());
export type FeatureSetting = z.output<typeof featureSettingSchema>;
const monthEndSettingSchema = settingOf(z.enum(serviceMonthEndIds), monthEndSchema);
export type MonthEndSetting = z.output<typeof monthEndSettingSchema>;
export type ServiceSetting = MailSetting | AmountSetting | FeatureSetting | MonthEndSetting;
export type ServiceChange = NonNullable<ServiceSetting['proposal']>;

const settingsSchema = z.object({
  mails: z.array(mailSettingSchema),
  amounts: z.array(amountSettingSchema),
  features: z.array(featureSettingSchema),
  /** `current` is what holds today; one of a later day stands in the history. */
  monthEnds: z.array(monthEndSettingSchema),
});
export type ServiceSettings = z.output<typeof settingsSchema>;

export const getServiceSettings = defineEndpoint({
  method: 'GET',
  path: '/service-settings',
  summary:
    'Words of mails, fees, limits, last days and features: what holds, what waits for a second person, what was before',
  access,
  response: settingsSchema,
});

const value = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mail'),
    id: z.enum(mailTemplateIds),
    value: z.nullable(mailWordingSchema),
    reason: reasonSchema,
  }),
  z.strictObject({
    kind: z.literal('amount'),
    id: z.enum(serviceAmountIds),
    value: z.nullable(z.int()),
    reason: reasonSchema,
  }),
  z.strictObject({
    kind: z.literal('month-end'),
    id: z.enum(serviceMonthEndIds),
    value: z.nullable(monthEndSchema),
    reason: reasonSchema,
  }),
  z.strictObject({ kind: z.literal('feature'), id: z.enum(featureIds), value: z.boolean(), reason: reasonSchema }),
]);

export const proposeServiceChange = defineEndpoint({
  method: 'POST',
  path: '/service-settings/changes',
  summary: 'Propose a change; somebody else releases it. A feature is switched off at once, by one person',
  access,
  body: value,
  response: settingsSchema,
  errors: ['service-change.waits', 'service-change.same', 'service-change.out-of-bounds', 'service-change.variables'],
});

export const decideServiceChange = defineEndpoint({
  method: 'POST',
  path: '/service-settings/changes/:id/decision',
  summary: 'Release or refuse a proposed change as a second person, or take back an own one',
  access,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['release', 'refuse', 'withdraw']),
    reason: z.optional(reasonSchema),
  }),
  response: settingsSchema,
  errors: [
    'service-change.not-found',
    'service-change.decided',
    'service-change.own',
    'service-change.not-own',
    'service-change.reason-missing',
  ],
});

export const previewMail = defineEndpoint({
  method: 'POST',
  path: '/service-settings/mail-previews',
  summary: 'A mail in these words with examples filled in; with `isSent`, sent to the address of whoever asks',
  access,
  body: z.strictObject({ template: z.enum(mailTemplateIds), wording: mailWordingSchema, isSent: z.boolean() }),
  response: z.object({ subject: z.string(), text: z.string(), html: z.string(), sentTo: z.nullable(z.string()) }),
  errors: ['service-change.variables', 'service-change.not-sent'],
});
