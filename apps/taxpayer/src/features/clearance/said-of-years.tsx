import { useLocalized } from '@portal/platform';
import { Sheet } from '@portal/ui';
import { useYearStatements } from './clearance.queries.ts';
import { texts } from './texts.ts';

/** What one has said about years, and what became of it; nothing where nothing was said, or while it cannot be read. */
export function SaidOfYears() {
  const localized = useLocalized();
  const said = useYearStatements().data ?? [];
  if (said.length === 0) return null;
  return (
    <Sheet padding="md" aria-labelledby="clearance-said">
      <h2 id="clearance-said" className="ui-heading">
        {localized(texts.said)}
      </h2>
      <ul className="clearance-rows">
        {said.map(({ id, year, kind, state, proof, reason }) => (
          <li key={id} data-quiet="">
            <span>
              {year}: {localized(texts.kinds[kind])}
              <small>{[proof?.name, reason].filter(Boolean).join(' · ')}</small>
            </span>
            <span>{localized(texts.saidStates[state])}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
