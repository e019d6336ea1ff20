import type { Language, Letter, ServedHow } from '@portal/contracts';
import type { TextStyle } from '../../../../platform/documents/ink.ts';
import type { Issuer } from './document-content.ts';
import type { TaggedInk } from './tagged-ink.ts';

/** A paper of the law as it was issued. */
export interface LawPaperToPrint {
  readonly number: string;
  readonly code: string;
  readonly letter: Letter;
  readonly issuedOn: string;
  readonly issuedAt: string;
  /** Null: it is to be handed over, with a line for the day. */
  readonly service: {
    readonly on: string;
    readonly how: ServedHow;
    readonly lastDay: string | null;
    readonly billReference: string | null;
  } | null;
}

export interface LawPaperRequest {
  readonly issuer: Issuer;
  /** Absolute address that proves it; what the code carries. */
  readonly verificationUrl: string;
}

export const sheet = { width: 595.28, height: 841.89, margin: 54 } as const;
export const left = sheet.margin;
export const width = sheet.width - 2 * sheet.margin;
export const black = '#111111';
export const grey = '#444444';

export interface LetterStyle {
  readonly language: Language;
  /** Of every letter size. */
  readonly scale: number;
}

/** Where a letter is written: `room` turns the page when so much does not fit. */
export interface Writing extends LetterStyle {
  readonly ink: TaggedInk;
  readonly sized: (size: number, more?: Omit<TextStyle, 'size'>) => TextStyle;
  readonly room: (height: number) => void;
  y: number;
}
