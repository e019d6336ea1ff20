import type { TipAct, TipDetail } from '@portal/contracts';

/** Of each dialog about a tip. */
export interface TipDialogProps {
  readonly act: TipAct;
  readonly tip: TipDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
