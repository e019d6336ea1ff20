import { type WorkItem, workKindOf } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { StatusSign } from '../../lists/table/status-sign.tsx';

/** The state of a case in the words of its kind. */
export function CaseState({
  item: { kind, state, isOpen },
}: {
  readonly item: Pick<WorkItem, 'kind' | 'state' | 'isOpen'>;
}) {
  const localized = useLocalized();
  const words = workKindOf(kind).states[state]?.name;
  return (
    <StatusSign sign={isOpen ? { shape: 'half', tone: 'info' } : { shape: 'tick', tone: 'good' }}>
      {words ? localized(words) : state}
    </StatusSign>
  );
}
