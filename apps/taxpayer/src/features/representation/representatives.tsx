import { messageFrom, problemOf, useApiClient } from '@portal/api-client';
import { listRepresentatives, type Representative, rightWords, withdrawRepresentative } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useMutation, useQuery, useQueryClient } from '@portal/platform/query';
import { Button, formatDate, LoadFailure, Sheet, Skeleton, StatusBadge, showToast } from '@portal/ui';
import { useState } from 'react';
import { LetSomebody } from './let-somebody.tsx';
import { texts } from './texts.ts';
import './representation.css';

const key = ['representatives'] as const;

/** Who may act for the person, with their rights: invited by a code, withdrawn at once. */
export function Representatives() {
  const localized = useLocalized();
  const api = useApiClient();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const people = useQuery({ queryKey: key, queryFn: ({ signal }) => api(listRepresentatives, {}, signal) });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return (
    <Sheet aria-labelledby="own-people">
      <h2 id="own-people" className="account-heading">
        {localized(texts.people)}
      </h2>
      <p className="account-text">{localized(texts.peopleText)}</p>
      {people.isPending && <Skeleton height={80} role="status" aria-label={localized(texts.loading)} />}
      {people.isError && (
        <LoadFailure
          problem={problemOf(people.error)}
          message={localized(texts.failed)}
          onRetry={() => people.refetch()}
          isRetrying={people.isFetching}
        />
      )}
      {people.data?.length === 0 && !isAsking && <p>{localized(texts.nobody)}</p>}
      <ul className="people">
        {people.data?.map((person) => (
          <Person key={person.id} person={person} onChanged={refresh} />
        ))}
      </ul>
      {isAsking ? (
        <LetSomebody onMade={refresh} onClose={() => setAsking(false)} />
      ) : (
        <div className="account-actions">
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {localized(texts.let)}
          </Button>
        </div>
      )}
    </Sheet>
  );
}

interface PersonProps {
  readonly person: Representative;
  readonly onChanged: () => Promise<void>;
}

function Person({ person, onChanged }: PersonProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const { id, name, label, kind, rights, state, acceptedAt, endedAt, expiresAt } = person;
  const withdraw = useMutation({
    mutationFn: () => api(withdrawRepresentative, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', message: localized(texts.withdrawn) }),
    onError: (error) => showToast({ kind: 'error', message: messageFrom(error, localized(texts.notChanged)) }),
    onSettled: onChanged,
  });
  const words = { invited: texts.invited, active: texts.active, ended: texts.over, expired: texts.expired } as const;
  const tones = { invited: 'warning', active: 'good', ended: 'neutral', expired: 'neutral' } as const;
  const when =
    state === 'ended' && endedAt
      ? `${localized(texts.ended)} ${formatDate(endedAt)}`
      : state === 'active' && acceptedAt
        ? `${localized(texts.since)} ${formatDate(acceptedAt)}`
        : `${localized(texts.until)} ${formatDate(expiresAt)}`;
  return (
    <li>
      <p className="people-top">
        <strong>{name ?? label}</strong>
        <StatusBadge tone={tones[state]}>{localized(words[state])}</StatusBadge>
      </p>
      <p className="people-quiet">
        {[localized(texts[kind]), ...rights.map((right) => localized(rightWords[right])), when].join(' · ')}
      </p>
      {(state === 'active' || state === 'invited') && (
        <Button variant="quiet" size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {localized(texts.withdraw)}
        </Button>
      )}
    </li>
  );
}
