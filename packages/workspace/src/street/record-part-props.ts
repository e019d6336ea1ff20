import type { FieldRecord } from '@portal/contracts';

export interface RecordPartProps {
  readonly record: FieldRecord;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}
