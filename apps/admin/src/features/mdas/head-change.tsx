import type { Mda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate, TextLink } from '@portal/ui';
import { texts } from './texts.ts';

export interface HeadChangeProps {
  readonly change: Mda['headChanges'][number];
  /** The head as it is; none of a new one. */
  readonly head: Mda['heads'][number] | undefined;
}

/** What is not yet in force of a head, and the way to the case that decides it. */
export function HeadChange({ change, head }: HeadChangeProps) {
  const localized = useLocalized();
  const { workId, state, name, isActive, fromDay } = change;
  const isOther = head !== undefined && head.isActive !== isActive;
  const what = [
    head?.name !== name && name,
    isOther && localized(isActive ? texts.begins : texts.ends),
    `${localized(texts.from)} ${formatDate(fromDay)}`,
  ];
  return (
    <small>
      {localized(texts[state])}: {what.filter(Boolean).join(', ')}.{' '}
      <TextLink
        to={`/admin/settings/revenue-heads?record=${workId}`}
        aria-label={`${localized(texts.theCase)}: ${name}`}
      >
        {localized(texts.theCase)}
      </TextLink>
    </small>
  );
}
