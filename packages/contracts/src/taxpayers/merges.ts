import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { taxpayerStandings, tpuiSchema } from './taxpayer.ts';

const access = ['SuperAdmin'] as const;
/** What speaks for two records being one person, the strongest first. */
export const duplicateReasons = ['nin', 'phone', 'name'] as const;

/** At most so many are looked at side by side. */
export const duplicatesMost = 20;

/** Of the register, with what speaks for it and how near the names are (0 to 1). */
export const possibleDuplicateSchema = z.object({
  tpui: z.string(),
  name: z.string(),
  category: z.string(),
  phone: z.string(),
  office: z.nullable(z.string()),
  standing: z.enum(taxpayerStandings),
  registeredOn: z.iso.date(),
  bills: z.int(),
  reasons: z.array(z.enum(duplicateReasons)),
  likeness: z.number(),
});
export type PossibleDuplicate = z.output<typeof possibleDuplicateSchema>;

export const findDuplicates = defineEndpoint({
  method: 'GET',
  path: '/taxpayers/:tpui/duplicates',
  summary: 'Who else of the register may be the same taxpayer: by NIN, phone number or name as it sounds',
  access,
  params: z.object({ tpui: tpuiSchema }),
  response: z.object({ data: z.array(possibleDuplicateSchema) }),
  errors: ['taxpayer.not-found'],
});

/** At most so many groups are listed; those that are dealt with make room. */
export const duplicateGroupsMost = 100;

/**
 * Records that are likely one taxpayer: of one phone number and a name that sounds the same. A NIN is unique among people already; an
 * organisation's is its representative's.
 */
export const duplicateGroupSchema = z.object({
  records: z.array(
    z.object({
      tpui: z.string(),
      name: z.string(),
      phone: z.string(),
      office: z.nullable(z.string()),
      registeredOn: z.iso.date(),
      bills: z.int(),
    }),
  ),
});
export type DuplicateGroup = z.output<typeof duplicateGroupSchema>;

export const listDuplicates = defineEndpoint({
  method: 'GET',
  path: '/taxpayer-duplicates',
  summary: 'Groups of records of the whole register that are likely one taxpayer, the largest first',
  failed: 'The register could not be searched. Try again shortly',
  access,
  response: z.object({ groups: z.array(duplicateGroupSchema), isBounded: z.boolean() }),
});

export const mergeActions = ['merge', 'separate'] as const;

const { reasons, likeness, ...ofTheRegister } = possibleDuplicateSchema.shape;
const mergedRecordSchema = z.object({ ...ofTheRegister, outstandingKobo: z.int() });
export type MergedRecord = z.output<typeof mergedRecordSchema>;

/** What the second person decides about: both records as they stand now. */
export const taxpayerMergeSchema = z.object({
  id: z.uuid(),
  action: z.enum(mergeActions),
  reason: z.string(),
  proposedBy: z.string(),
  /** The record that goes, or went. */
  from: mergedRecordSchema,
  into: mergedRecordSchema,
  /** What speaks for their being one; empty where nothing of the register does. */
  reasons,
  likeness,
});
export type TaxpayerMerge = z.output<typeof taxpayerMergeSchema>;

export const getMerge = defineEndpoint({
  method: 'GET',
  path: '/taxpayer-merges/:id',
  summary: 'What is proposed for two records, side by side',
  access,
  params: z.object({ id: z.uuid() }),
  response: taxpayerMergeSchema,
  errors: ['taxpayer-merge.not-found'],
});

/**
 * Nothing of a paper changes: bills and receipts keep the TPUI they were issued with, and are read under the one that stays. The account
 * of the record that goes is suspended; cases and office follow. `separate` undoes a merge, and everything is as it was.
 */
export const proposeMerge = defineEndpoint({
  method: 'POST',
  path: '/taxpayer-merges',
  summary: 'Propose that two records are one taxpayer, or two after all; a second person decides',
  access,
  body: z
    .object({
      action: z.enum(mergeActions),
      /** The record that goes, or went. */
      fromTpui: tpuiSchema,
      intoTpui: tpuiSchema,
      reason: reasonSchema,
    })
    .check(
      z.refine(({ fromTpui, intoTpui }) => fromTpui !== intoTpui, {
        path: ['intoTpui'],
        error: 'Choose two different taxpayers',
      }),
    ),
  response: z.object({ workId: z.uuid() }),
  errors: ['taxpayer.not-found', 'taxpayer-merge.pending', 'taxpayer-merge.not-possible'],
});
