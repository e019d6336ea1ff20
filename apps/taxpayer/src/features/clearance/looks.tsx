import { messageFrom } from '@portal/api-client';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, Sheet } from '@portal/ui';
import { useLooks } from './clearance.queries.ts';
import { looked, texts } from './texts.ts';

export interface LooksProps {
  readonly number: string;
  readonly count: number;
}

/** Who looked at the certificate: an MDA by name, anybody else without. */
export function Looks({ number, count }: LooksProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const query = useLooks(number);
  return (
    <Sheet padding="md" aria-labelledby="clearance-looks">
      <h2 id="clearance-looks" className="ui-heading">
        {localized(looked(count))}
      </h2>
      {query.error && <p role="alert">{messageFrom(query.error, localized(texts.looksFailed))}</p>}
      {query.data?.length === 0 && <p>{localized(texts.notLooked)}</p>}
      {query.data && query.data.length > 0 && (
        <ul className="clearance-rows">
          {query.data.map(({ at, by, mda, withFigures }) => (
            <li key={`${at} ${by} ${mda}`} data-quiet="">
              <span>
                {mda ?? localized(texts.lookers[by])}
                <small>{localized(withFigures ? texts.lookedFigures : texts.lookedYears)}</small>
              </span>
              <span className="clearance-quiet">{formatDateTime(at, language)}</span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
