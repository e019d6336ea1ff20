import * as z from 'zod/mini';
import { roleSchema, roles } from '../access.ts';
import { leadReasonSchema, sourceKindSchema } from '../intelligence/lead.ts';
import { leadReasonWords, sourceKindWords } from '../intelligence/lead-words.ts';
import type { Localized } from '../language.ts';
import { dutyKindSchema } from '../obligations/duty-kinds.ts';
import { dutyWords } from '../obligations/duty-words.ts';
import { tipKindSchema, tipKinds } from '../tips/tip.ts';
import { bookedWords } from './closing.ts';
import { payerSizes } from './duty-words.ts';

const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));
/** 0 is none: what no office has yet. */
const officeId = z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647));

/** Where the choices of a filter come from: the state groups of spec §3. */
export type FilterLookup =
  | 'expertSystems'
  | 'engineCodes'
  | 'paymentChannels'
  | 'paymentGateways'
  | 'taxpayerCategories'
  | 'mdas'
  | 'taxOffices'
  | 'revenueHeads'
  | 'homeLgas'
  | 'counters'
  | 'industries'
  | 'logActors'
  | 'logActions';

interface ChoiceFilter {
  readonly label: Localized;
  /** Null: its choices are its `words`. */
  readonly lookup: FilterLookup | null;
  readonly words?: Readonly<Record<string, Localized>>;
  readonly schema: z.ZodMiniType<string | number>;
  /** What its 0 is called: of none of them. */
  readonly none?: Localized;
}

/** The filters of the specification (§3, admin filters) by its ids, and the place of the payer beside them: what figures have. */
export const moneyFilters = {
  esId: { label: { en: 'Expert system', ha: 'Tsarin ƙwararru' }, lookup: 'expertSystems', schema: id },
  engineCodeId: { label: { en: 'Engine code', ha: 'Lambar injin' }, lookup: 'engineCodes', schema: id },
  pcId: { label: { en: 'Payment channel', ha: 'Hanyar biya' }, lookup: 'paymentChannels', schema: id },
  pgId: {
    label: { en: 'Payment gateway', ha: 'Kafar biya' },
    lookup: 'paymentGateways',
    schema: z.string().check(z.maxLength(40), z.regex(/^[a-z-]+$/)),
  },
  tpcId: {
    label: { en: 'Taxpayer category', ha: 'Rukunin mai biyan haraji' },
    lookup: 'taxpayerCategories',
    schema: id,
  },
  mdaId: { label: { en: 'MDA', ha: 'MDA' }, lookup: 'mdas', schema: id },
  toId: {
    label: { en: 'Tax office', ha: 'Ofishin haraji' },
    lookup: 'taxOffices',
    schema: officeId,
    none: { en: 'No office yet', ha: 'Babu ofis tukuna' },
  },
  rhId: { label: { en: 'Revenue head', ha: 'Tushen kuɗin shiga' }, lookup: 'revenueHeads', schema: id },
  lgaId: { label: { en: 'LGA of the payer', ha: 'Ƙaramar hukumar mai biya' }, lookup: 'homeLgas', schema: id },
} as const satisfies Readonly<Record<string, ChoiceFilter>>;
export type MoneyFilterKey = keyof typeof moneyFilters;
export const everyFilter = Object.keys(moneyFilters) as readonly MoneyFilterKey[];

/** Roles by the names they have in both languages. */
const roleWords = Object.fromEntries(roles.map((name) => [name, { en: name, ha: name }]));

/** And those of lists alone: the counter a bill was raised at, of duties, and of the two logs. */
export const choiceFilters = {
  ...moneyFilters,
  counterId: { label: { en: 'Counter', ha: 'Kanta' }, lookup: 'counters', schema: id },
  booked: {
    label: { en: 'Booked', ha: 'An rubuta' },
    lookup: null,
    words: bookedWords,
    schema: z.enum(Object.keys(bookedWords) as [keyof typeof bookedWords]),
  },
  duty: { label: { en: 'Return', ha: 'Bayani' }, lookup: null, words: dutyWords, schema: dutyKindSchema },
  sector: { label: { en: 'Sector', ha: 'Fanni' }, lookup: 'industries', schema: id },
  size: {
    label: { en: 'Size', ha: 'Girma' },
    lookup: null,
    words: payerSizes,
    schema: z.enum(Object.keys(payerSizes) as (keyof typeof payerSizes)[]),
  },
  sourceKind: {
    label: { en: 'Source', ha: 'Tushe' },
    lookup: null,
    words: sourceKindWords,
    schema: sourceKindSchema,
  },
  leadReason: {
    label: { en: 'Reason', ha: 'Dalili' },
    lookup: null,
    words: leadReasonWords,
    schema: leadReasonSchema,
  },
  tipKind: {
    label: { en: 'What is told', ha: 'Abin da aka faɗa' },
    lookup: null,
    words: tipKinds,
    schema: tipKindSchema,
  },
  roleName: { label: { en: 'Role', ha: 'Matsayi' }, lookup: null, words: roleWords, schema: roleSchema },
  actorId: { label: { en: 'Who', ha: 'Wa' }, lookup: 'logActors', schema: z.uuid() },
  action: {
    label: { en: 'What', ha: 'Me' },
    lookup: 'logActions',
    schema: z.string().check(z.maxLength(80), z.regex(/^[a-z-]+\.[a-z-]+$/)),
  },
} as const satisfies Readonly<Record<string, ChoiceFilter>>;

export type ChoiceFilterKey = keyof typeof choiceFilters;
export type ChoiceValues = {
  readonly [K in ChoiceFilterKey]?: z.output<(typeof choiceFilters)[K]['schema']> | undefined;
};

export const periodLabels = {
  minDate: { en: 'From', ha: 'Daga' },
  maxDate: { en: 'To', ha: 'Zuwa' },
} as const satisfies Readonly<Record<string, Localized>>;

/** Before anything the portal has: a period that begins here means everything, and is said so. */
export const theBeginning = '2000-01-01';
export const sinceTheBeginning: Localized = { en: 'Since the beginning', ha: 'Tun farko' };

/** Days of Lagos, both included (spec §9). */
export const periodFields = { minDate: z.optional(z.iso.date()), maxDate: z.optional(z.iso.date()) };

export function choiceFields<const K extends ChoiceFilterKey>(keys: readonly K[]) {
  return Object.fromEntries(keys.map((key) => [key, z.optional(choiceFilters[key].schema)])) as {
    readonly [P in K]: z.ZodMiniOptional<(typeof choiceFilters)[P]['schema']>;
  };
}
