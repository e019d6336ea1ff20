export type WhyRefused = 'unreadable' | 'macros' | 'too-large' | 'too-many-rows';

/** A file that is no spreadsheet we read, or one that would cost too much; screens have a sentence for each reason. */
export class SheetRefused extends Error {
  readonly why: WhyRefused;

  constructor(why: WhyRefused, options?: ErrorOptions) {
    super(`Spreadsheet refused: ${why}`, options);
    this.name = 'SheetRefused';
    this.why = why;
  }
}
