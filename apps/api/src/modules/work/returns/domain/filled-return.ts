import type { ReturnAnswers, ReturnOrigin } from '@portal/contracts';

/** What the portal knows of a period, and who said it. */
export interface FilledReturn {
  readonly answers: ReturnAnswers;
  readonly origins: readonly {
    /** Of a field, or of a column of a row by its `ref`. */
    readonly path: string;
    readonly from: ReturnOrigin;
    readonly said: string;
  }[];
}
