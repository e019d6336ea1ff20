import { useApiClient } from '@portal/api-client';
import { changeCounter, counterAsRead, type OwnMda } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button, TextLink } from '@portal/ui';
import { ConfirmDialog } from '@portal/workspace/forms';
import { RecordSection } from '@portal/workspace/records';
import { useState } from 'react';
import { reports } from '../../paths.ts';
import { useOwnMdaChanged } from '../../use-own-mda.ts';
import { CounterDialog } from './counter-dialog.tsx';
import { texts } from './texts.ts';

type Counter = OwnMda['counters'][number];
type Asked =
  | { readonly what: 'change'; readonly counter?: Counter }
  | { readonly what: 'standing'; readonly counter: Counter };

/** Places where people are served: named on the papers of whoever works there. */
export function CountersSection({ counters }: Pick<OwnMda, 'counters'>) {
  const localized = useLocalized();
  const api = useApiClient();
  const changed = useOwnMdaChanged();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <RecordSection
      title={localized(texts.counters)}
      actions={
        <Button size="sm" variant="secondary" onClick={() => setAsked({ what: 'change' })}>
          {localized(texts.openCounter)}
        </Button>
      }
    >
      {counters.length === 0 ? (
        <p className="ws-record-quiet">{localized(texts.noCounters)}</p>
      ) : (
        <ul className="ws-record-list">
          {counters.map((counter) => (
            <li key={counter.id}>
              <span>
                {counter.name}
                <small>
                  {counter.place}
                  {!counter.isOpen && `, ${localized(texts.closed)}`}
                </small>
                <small>
                  <TextLink to={`${reports.invoices}?counterId=${counter.id}`}>
                    {localized(texts.billsOf)}
                    <span className="ui-hidden"> {counter.name}</span>
                  </TextLink>
                  {' · '}
                  <TextLink to={`${reports.collections}?counterId=${counter.id}`}>
                    {localized(texts.receiptsOf)}
                    <span className="ui-hidden"> {counter.name}</span>
                  </TextLink>
                </small>
              </span>
              <span className="ws-record-actions">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${localized(texts.change)}: ${counter.name}`}
                  onClick={() => setAsked({ what: 'change', counter })}
                >
                  {localized(texts.change)}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${localized(counter.isOpen ? texts.close : texts.open)}: ${counter.name}`}
                  onClick={() => setAsked({ what: 'standing', counter })}
                >
                  {localized(counter.isOpen ? texts.close : texts.open)}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {asked?.what === 'change' && <CounterDialog counter={asked.counter} onClose={close} />}
      {asked?.what === 'standing' && (
        <ConfirmDialog
          title={localized(asked.counter.isOpen ? texts.closeTitle : texts.open)}
          action={localized(asked.counter.isOpen ? texts.close : texts.open)}
          confirm={() => {
            const { id: counterId, name, place, isOpen } = asked.counter;
            const query = { asRead: counterAsRead(asked.counter) };
            return api(changeCounter, { params: { counterId }, query, body: { name, place, isOpen: !isOpen } });
          }}
          done={localized(texts.saved)}
          onDone={changed}
          onClose={close}
        >
          <p>
            {asked.counter.name}, {asked.counter.place}
          </p>
          {asked.counter.isOpen && <p>{localized(texts.closeEffect)}</p>}
        </ConfirmDialog>
      )}
    </RecordSection>
  );
}
