import type { previewCounterBill, ResponseOf } from '@portal/contracts';
import type { TypedLine, useBillLines } from '@portal/workspace/billing';
import type { payerOf, TypedPayer } from './typed-payer.ts';

export type Previewed = ResponseOf<typeof previewCounterBill> & {
  readonly asked: {
    readonly payer: NonNullable<ReturnType<typeof payerOf>>;
    readonly lines: ReturnType<typeof useBillLines>['asked'];
  };
  readonly reason: string;
  /** Where the device stands; undefined at none. */
  readonly counterId: number | undefined;
};

export interface BillFormProps {
  readonly title: string;
  readonly lead: string;
  /** Of a bill that is corrected: where the form begins, and that a reason is asked. */
  readonly initial?: { readonly payer: TypedPayer; readonly lines: readonly TypedLine[] };
  readonly action: string;
  /** Issues what was previewed. Answers when it is done, and refuses by throwing. */
  readonly issue: (bill: Previewed, how: { readonly submissionId: string; readonly prints: boolean }) => Promise<void>;
}
