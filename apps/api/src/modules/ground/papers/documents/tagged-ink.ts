import type { Language } from '@portal/contracts';
import { type Pdf, type TextStyle, write } from '../../../../platform/documents/ink.ts';

type Element = ReturnType<Pdf['struct']>;

/**
 * Writes with what each text is, so that a screen reader reads headings, paragraphs and tables in their order (tagged PDF). What is only
 * drawn is marked as such.
 */
export interface TaggedInk {
  readonly pdf: Pdf;
  readonly text: (type: 'H1' | 'H2' | 'P' | 'LI', text: string, at: Box, style: TextStyle) => number;
  readonly table: (rows: (row: (cells: readonly Cell[]) => void) => void) => void;
  readonly picture: (alt: string, draw: () => void) => void;
  readonly drawn: (draw: () => void) => void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Cell {
  readonly type: 'TH' | 'TD';
  readonly write: () => void;
}

/** A document, and the element that holds all of it. */
export interface Draft {
  readonly pdf: Pdf;
  readonly whole: Element;
}

export function draftOf(pdf: Pdf): Draft {
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  return { pdf, whole };
}

/** What follows is in this language. End it before the next one begins. */
export function taggedInk(
  pdf: Pdf,
  whole: Element,
  { language, title }: { readonly language: Language; readonly title: string },
): TaggedInk & { readonly end: () => void } {
  const root: Element = pdf.struct('Sect', { lang: language === 'ha' ? 'ha-NG' : 'en-NG', title });
  whole.add(root);
  return {
    pdf,
    text(type, text, { x, y, width }, style) {
      let height = 0;
      root.add(
        pdf.struct(type, {}, () => {
          height = write(pdf, text, x, y, width, style);
        }),
      );
      return height;
    },
    table(rows) {
      const table = pdf.struct('Table');
      root.add(table);
      rows((cells) => {
        const row = pdf.struct('TR');
        table.add(row);
        for (const { type, write: draw } of cells) row.add(pdf.struct(type, {}, draw));
        row.end();
      });
      table.end();
    },
    picture(alt, draw) {
      root.add(pdf.struct('Figure', { alt }, draw));
    },
    drawn(draw) {
      pdf.markContent('Artifact');
      draw();
      pdf.endMarkedContent();
    },
    end: () => root.end(),
  };
}
