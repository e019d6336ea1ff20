import { BillPanel } from './bill-panel.tsx';

export interface BillRecordProps {
  /** The bill's reference. */
  readonly id: string;
}

/** A bill beside a list whose records are named by their bills. */
export function BillRecord({ id }: BillRecordProps) {
  return <BillPanel billReference={id} />;
}
