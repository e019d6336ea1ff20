import type { AgreedField } from './payment-provider.ts';

/** What we asked about, and the spellings under which a provider may name it (letters only, lower case). */
export interface Expected {
  readonly field: AgreedField;
  readonly spellings: readonly string[];
  readonly agrees: (said: string) => boolean;
}

/** Everything an answer says under these spellings; empty texts say nothing. */
export function saidUnder(answer: Record<string, unknown>, spellings: readonly string[]): readonly unknown[] {
  return Object.entries(answer)
    .filter(([name, value]) => spellings.includes(lettersOf(name)) && isSaid(value))
    .map(([, value]) => (typeof value === 'string' ? value.trim() : value));
}

/** The first field in which an answer is about something else than we asked; undefined when all it says agrees. */
export function disagreement(answer: Record<string, unknown>, expected: readonly Expected[]): AgreedField | undefined {
  return expected.find(({ spellings, agrees }) =>
    saidUnder(answer, spellings).some((value) => typeof value !== 'string' || !agrees(value)),
  )?.field;
}

/** Whether an answer names at least one of these fields at all. */
export function namesOneOf(answer: Record<string, unknown>, expected: readonly Expected[]): boolean {
  return expected.some(({ spellings }) => saidUnder(answer, spellings).length > 0);
}

export const inNaira: Expected = {
  field: 'currency',
  spellings: ['currency', 'currencycode'],
  agrees: (said) => ['566', 'NGN'].includes(said.toUpperCase()),
};

export type ProviderMode = 'TEST' | 'LIVE';

const environments: Readonly<Record<ProviderMode, readonly string[]>> = {
  TEST: ['TEST', 'DEMO', 'SANDBOX', 'QA', 'STAGING'],
  LIVE: ['LIVE', 'PRODUCTION', 'PROD'],
};

/** Play money in the live portal would be a receipt for nothing. */
export function inEnvironment(mode: ProviderMode): Expected {
  return {
    field: 'environment',
    spellings: ['environment', 'env', 'mode'],
    agrees: (said) => environments[mode].includes(said.toUpperCase()),
  };
}

/** A field that must say exactly this. */
export function exactly(field: AgreedField, text: string, ...spellings: readonly string[]): Expected {
  return { field, spellings, agrees: (said) => said === text };
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');
}
