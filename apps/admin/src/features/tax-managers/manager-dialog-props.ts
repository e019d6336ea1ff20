import type { TaxManagerRecord } from '@portal/contracts';

export interface ManagerDialogProps {
  readonly manager: TaxManagerRecord;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
  readonly onClose: () => void;
}
