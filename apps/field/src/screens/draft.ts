import type { Language, trades } from '../texts.ts';
import type { TakenPhoto } from './photo-slots.tsx';

/** What is written of premises before it is kept. */
export interface Draft {
  readonly photos: readonly (TakenPhoto | undefined)[];
  readonly trade: keyof typeof trades | '';
  readonly sign: string;
  readonly address: string;
  /** Position in the list of wards. */
  readonly area: number;
  readonly consent: 'yes' | 'no' | undefined;
  readonly consentLanguage: Language | undefined;
  readonly ownerName: string;
  readonly ownerPhone: string;
}
