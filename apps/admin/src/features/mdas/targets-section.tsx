import { activeRole, useSession } from '@portal/auth';
import type { Mda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { formatDate, Money, TextLink } from '@portal/ui';
import { RecordSection } from '@portal/workspace/records';
import { texts } from './texts.ts';

export interface TargetsSectionProps {
  readonly mda: Mda;
}

/** What a year should bring in, by version; a SuperAdmin enters the next one under Settings. */
export function TargetsSection({ mda }: TargetsSectionProps) {
  const localized = useLocalized();
  const { session } = useSession();
  const newest = new Set(
    mda.targets.filter(({ year }, index, all) => all.findIndex((one) => one.year === year) === index),
  );
  return (
    <RecordSection
      title={localized(texts.targets)}
      actions={
        activeRole(session) === 'SuperAdmin' && (
          <TextLink to="/admin/settings/budget">{localized(texts.enterTarget)}</TextLink>
        )
      }
    >
      {mda.targets.length === 0 ? (
        <p className="ws-record-quiet">{localized(texts.noTargets)}</p>
      ) : (
        <ul className="ws-record-list">
          {mda.targets.map((target) => (
            <li key={`${target.year} ${target.version}`}>
              <span>
                {target.year}, {localized(texts.version)} {target.version}
                {newest.has(target) && ` (${localized(texts.newest)})`}
                <small>
                  {target.source}; {localized(texts.enteredBy)} {target.enteredBy}, {formatDate(target.enteredAt)}
                </small>
              </span>
              <Money amountKobo={target.parts.reduce((sum, { kobo }) => sum + kobo, 0)} />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
