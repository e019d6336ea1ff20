import type { LeadDetail } from '@portal/contracts';

/** Of each dialog that ends a lead. */
export interface LeadDialogProps {
  readonly lead: LeadDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
