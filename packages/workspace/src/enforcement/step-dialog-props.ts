import type { EnforcementDetail, EnforcementMove } from '@portal/contracts';

/** Of a form that a step asks for. */
export interface StepDialogProps {
  readonly enforcement: EnforcementDetail;
  readonly move: EnforcementMove;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
