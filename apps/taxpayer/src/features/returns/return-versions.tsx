import { problemOf } from '@portal/api-client';
import { formatNaira, kobo, type ReturnDifference, type ReturnKindId } from '@portal/contracts';
import { formatDateTime, LoadFailure, Sheet, Skeleton, StatusBadge, TextLink } from '@portal/ui';
import type { ReturnsMessages } from './messages/en.ts';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { useReturnVersions } from './returns.queries.ts';
import { useFieldName } from './use-field-name.ts';

export interface ReturnVersionsProps {
  /** Of the version that is looked at. */
  readonly id: string;
  readonly kind: ReturnKindId;
  readonly period: string;
}

/** Every version of a return: when it was filed, why, and what changed from the one before. */
export function ReturnVersions({ id, kind, period }: ReturnVersionsProps) {
  const messages = useReturnsMessages();
  const nameOf = useFieldName(kind);
  const { data, error, refetch } = useReturnVersions(kind, period);
  return (
    <Sheet aria-labelledby="return-versions">
      <h2 id="return-versions" className="ui-heading">
        {messages.versions}
      </h2>
      <p className="return-quiet">{messages.versionsText}</p>
      {error && !data ? (
        <LoadFailure problem={problemOf(error)} message={messages.loadFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={96} role="status" aria-label={messages.loading} />
      ) : (
        <ol className="return-duties">
          {data.versions.map(({ id: of, version, filedAt, filedBy, amendmentReason, differences, ...row }) => (
            <li key={of}>
              <span>
                <strong>{messages.version(version)}</strong> {formatDateTime(filedAt)} · {filedBy}
                {amendmentReason !== '' && <small>{messages.why(amendmentReason)}</small>}
                {row.taxBeforeKobo !== null && (
                  <details>
                    <summary>{messages.differences(differences.length)}</summary>
                    <p>{messages.taxFromTo(formatNaira(row.taxBeforeKobo), formatNaira(row.taxKobo))}</p>
                    {differences.length === 0 && <p>{messages.noDifferences}</p>}
                    <ul>
                      {differences.map(({ path, before, after }) => (
                        <li key={path}>
                          {messages.change(nameOf(path), said(path, before, messages), said(path, after, messages))}
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </span>
              {of === id ? (
                <StatusBadge tone="neutral">{messages.thisOne}</StatusBadge>
              ) : (
                <TextLink to={`/user/returns/filed/${of}`}>{messages.open}</TextLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}

function said(path: string, value: ReturnDifference['before'], messages: ReturnsMessages): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return formatNaira(kobo(value));
  if (value !== null && value !== '') return value;
  return path.endsWith('Kobo') ? formatNaira(kobo(0)) : messages.none;
}
