import type { Language } from '@portal/contracts';
import { english } from './en.ts';
import { hausa } from './ha.ts';

/** Everything the pages say by themselves. What the contract says of operations, fields and errors is printed as it stands there. */
export interface ReferenceWords {
  readonly contractIsEnglish: string;
  readonly allOperations: string;
  readonly start: string;
  readonly examplesIn: string;
  readonly copy: string;
  readonly copied: string;
  readonly quickStart: string;
  readonly liveTitle: string;
  readonly live: string;
  /** In the order in which they are done; the operation's example stands below the step that names one. */
  readonly steps: readonly { readonly title: string; readonly text: string; readonly operation?: string }[];
  readonly conventions: string;
  readonly conventionItems: readonly (readonly [term: string, text: string])[];
  readonly groups: Readonly<Record<'bills' | 'batches' | 'taxpayers' | 'heads' | 'settlements' | 'events', string>>;
  readonly scope: string;
  readonly quota: (points: number, seconds: number) => string;
  readonly safeAgain: string;
  readonly parameters: string;
  readonly youSend: string;
  readonly youGet: string;
  readonly aFile: string;
  readonly needed: string;
  readonly ifLeftOut: string;
  readonly goesWrong: string;
  readonly ofEveryCall: string;
  readonly errors: string;
  readonly errorsLead: string;
  readonly again: string;
  readonly notAgain: string;
  readonly webhooks: string;
  readonly webhooksLead: string;
  readonly types: Readonly<Record<string, string>>;
  readonly atLeast: (least: number) => string;
  readonly atMost: (most: number) => string;
  readonly between: (least: number, most: number) => string;
  readonly signs: string;
  readonly rows: string;
  readonly otherPages: string;
  readonly authentication: string;
  readonly changelog: string;
  readonly openApi: string;
  readonly reference: string;
  readonly keyParts: readonly (readonly [term: string, text: string])[];
  readonly key: string;
  readonly keyLead: string;
  readonly refused: string;
  readonly refusedLead: string;
  readonly gates: string;
  readonly gateItems: readonly string[];
  readonly leaked: string;
  readonly leakedText: string;
  readonly ipTitle: string;
  readonly ipText: string;
  readonly quotasTitle: string;
  readonly quotasText: string;
  readonly feed: string;
  readonly changelogLead: string;
}

export const referenceWords: Readonly<Record<Language, ReferenceWords>> = { en: english, ha: hausa };
