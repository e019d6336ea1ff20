import { problemOf } from '@portal/api-client';
import type { Localized } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, formatDate, LoadFailure, Sheet, Skeleton } from '@portal/ui';
import { texts } from './texts.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  /** What is to be filed because of it. */
  readonly makes: string | undefined;
  readonly fromDay: string;
  readonly toDay: string | null;
}

export interface FactsSheetProps {
  readonly id: string;
  readonly title: Localized;
  readonly none: Localized;
  readonly add: Localized;
  readonly rows: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** Undefined: a new one. */
  readonly onChange: (id: string | undefined) => void;
}

/** What is so, since when and until when, what has to be filed for it, and the way to change it. */
export function FactsSheet({ id, title, none, add, rows, error, onRetry, onChange }: FactsSheetProps) {
  const localized = useLocalized();
  return (
    <Sheet aria-labelledby={id}>
      <h2 id={id} className="ui-heading">
        {localized(title)}
      </h2>
      {error && !rows ? (
        <LoadFailure problem={problemOf(error)} message={localized(texts.loadFailed)} onRetry={onRetry} />
      ) : !rows ? (
        <Skeleton height={96} role="status" aria-label={localized(texts.loading)} />
      ) : (
        <>
          {rows.length === 0 && <p>{localized(none)}</p>}
          <ul className="own-facts">
            {rows.map(({ id: of, name, makes, fromDay, toDay }) => (
              <li key={of}>
                <span>
                  <strong>{name}</strong>
                  <small>
                    {localized(texts.from)} {formatDate(fromDay)},{' '}
                    {toDay === null ? localized(texts.goesOn) : `${localized(texts.to)} ${formatDate(toDay)}`}
                  </small>
                  {makes !== undefined && <small>→ {makes}</small>}
                </span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`${localized(texts.changeOf)} ${name}`}
                  onClick={() => onChange(of)}
                >
                  {localized(texts.change)}
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="secondary" onClick={() => onChange(undefined)}>
            {localized(add)}
          </Button>
        </>
      )}
    </Sheet>
  );
}
