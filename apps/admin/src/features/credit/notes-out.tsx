import { formatNaira, type MonthCredit } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { texts } from './texts.ts';

/** Papers that claim what is to be given back, and whose they are. */
export function NotesOut({
  notes: { papers, beyondKobo, names },
}: {
  readonly notes: NonNullable<MonthCredit['notesOut']>;
}) {
  const localized = useLocalized();
  return (
    <small>
      {localized(texts.notes)} {formatNaira(beyondKobo)}, {names.join(', ')}
      {papers > names.length && ` ${localized(texts.andMore)}`}
    </small>
  );
}
