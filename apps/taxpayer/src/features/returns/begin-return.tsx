import { problemOf } from '@portal/api-client';
import { type ReturnKindId, returnKinds } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useNavigate } from '@portal/platform/router';
import { Button, LoadFailure, Sheet, Skeleton } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { periodName, periodsBetween } from '../../duties/period-name.ts';
import { useReturnsMessages } from './messages/use-returns-messages.ts';
import { useReturnKinds } from './returns.queries.ts';

/** Any return that the person can file, for any period that is over. */
export function BeginReturn() {
  const messages = useReturnsMessages();
  const localized = useLocalized();
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, error, refetch } = useReturnKinds();
  const [chosen, setChosen] = useState<ReturnKindId>();
  const [period, setPeriod] = useState('');
  const kind = data?.kinds.find((one) => one.kind === chosen) ?? data?.kinds[0];
  const periods = kind ? periodsBetween(kind.firstPeriod, kind.lastPeriod) : [];
  const asked = periods.includes(period) ? period : periods[0];

  function go(event: FormEvent) {
    event.preventDefault();
    if (kind && asked) navigate(`/user/returns/${kind.kind}/${asked}`);
  }

  return (
    <Sheet aria-labelledby="returns-begin">
      <h2 id="returns-begin" className="ui-heading">
        {messages.begin}
      </h2>
      <p className="return-quiet">{messages.beginText}</p>
      {error && !data ? (
        <LoadFailure problem={problemOf(error)} message={messages.loadFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={96} role="status" aria-label={messages.loading} />
      ) : !kind ? (
        <p>{messages.noKinds}</p>
      ) : (
        <form className="return-begin" onSubmit={go}>
          <SelectField
            label={messages.kind}
            value={kind.kind}
            onChange={(event) => setChosen(event.currentTarget.value as ReturnKindId)}
            data={data.kinds.map((one) => ({ value: one.kind, label: localized(returnKinds[one.kind].name) }))}
          />
          <SelectField
            label={messages.period}
            value={asked ?? ''}
            onChange={(event) => setPeriod(event.currentTarget.value)}
            data={periods.map((one) => ({ value: one, label: periodName(one, language) }))}
          />
          <Button type="submit">{messages.go}</Button>
        </form>
      )}
    </Sheet>
  );
}
