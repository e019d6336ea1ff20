import { messageFrom, useApiClient } from '@portal/api-client';
import { findPayer } from '@portal/contracts';
import { useMutation } from '@portal/platform/query';
import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { type KeyboardEvent, useState } from 'react';
import { useCounterMessages } from './messages/use-counter-messages.ts';
import type { TypedPayer } from './typed-payer.ts';

export interface TaxpayerSearchProps {
  readonly id: string;
  readonly chosen: TypedPayer['taxpayer'];
  readonly problem: string | undefined;
  readonly onChoose: (taxpayer: TypedPayer['taxpayer']) => void;
}

/** Finds the taxpayer who stands there. What is typed goes into the body of a question, never into an address. */
export function TaxpayerSearch({ id, chosen, problem, onChoose }: TaxpayerSearchProps) {
  const messages = useCounterMessages();
  const api = useApiClient();
  const [criteria, setCriteria] = useState('');
  const search = useMutation({
    mutationFn: () => api(findPayer, { body: { criteria } }),
    onSuccess({ payers: [first, ...others] }) {
      if (first && others.length === 0) onChoose(first);
    },
  });

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search.mutate();
  }

  if (chosen)
    return (
      <div className="mc-chosen">
        <p>
          <b>{chosen.name}</b> <span className="mc-quiet">{chosen.tpui}</span>
        </p>
        <Button size="sm" variant="quiet" onClick={() => onChoose(undefined)}>
          {messages.another}
        </Button>
      </div>
    );
  return (
    <div className="mc-search">
      <div className="mc-search-line">
        <TextField
          id={id}
          label={messages.find}
          description={messages.findHint}
          value={criteria}
          error={search.error ? messageFrom(search.error, messages.failed) : problem}
          autoComplete="off"
          maxLength={80}
          onChange={(event) => setCriteria(event.currentTarget.value)}
          onKeyDown={press}
        />
        <Button
          variant="secondary"
          pending={search.isPending}
          pendingText={messages.searching}
          onClick={() => search.mutate()}
        >
          {messages.search}
        </Button>
      </div>
      <div role="status">
        {search.data && search.data.payers.length === 0 && <p>{messages.nobody}</p>}
        {search.data && <p className="mc-quiet">{messages.searchesLeft(search.data.searchesLeft)}</p>}
      </div>
      {search.data && search.data.payers.length > 1 && (
        <ul className="mc-found">
          {search.data.payers.map((payer) => (
            <li key={payer.tpui}>
              <button type="button" onClick={() => onChoose(payer)}>
                <b>{payer.name}</b>{' '}
                <span className="mc-quiet">
                  {payer.tpui} · {payer.category} · {messages.billedBefore(payer.billsBefore)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
