import type { EnumeratorRecord } from '@portal/contracts';

export interface EnumeratorPartProps {
  readonly one: EnumeratorRecord;
  readonly act: <A>(change: () => Promise<A>) => Promise<A>;
}
