import { problemOf } from '@portal/api-client';
import { useLanguage } from '@portal/platform';
import { useNavigate, useSearchParams } from '@portal/platform/router';
import { Button, formatDate, LoadFailure, Money, Notice, Page, Sheet, Skeleton, TextLink } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { FiveItems } from './five-items.tsx';
import { useObjectionsMessages } from './messages/use-objections-messages.ts';
import { useObjectionOffer } from './objections.queries.ts';
import './objections.css';

/** Object to the assessment that the address names. */
export function ObjectScreen() {
  const [params] = useSearchParams();
  const assessment = params.get('assessment') ?? '';
  return assessment === '' ? <WhichAssessment /> : <ObjectTo key={assessment} assessment={assessment} />;
}

function WhichAssessment() {
  const messages = useObjectionsMessages();
  const navigate = useNavigate();
  const [number, setNumber] = useState('');
  return (
    <Page title={messages.noAssessment} lead={messages.noAssessmentText} width="text">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (number.trim() !== '')
            void navigate(`/user/cases/object?assessment=${encodeURIComponent(number.trim().toUpperCase())}`);
        }}
      >
        <TextField
          label={messages.number}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <Button type="submit">{messages.go}</Button>
      </form>
    </Page>
  );
}

function ObjectTo({ assessment }: { readonly assessment: string }) {
  const messages = useObjectionsMessages();
  const language = useLanguage();
  const query = useObjectionOffer(assessment);
  const found = query.data;
  const dated = (iso: string) => formatDate(iso, language);
  return (
    <Page title={messages.objectTo(assessment)} lead={messages.objectLead} width="text">
      {query.isPending && <Skeleton height={320} role="status" aria-label={messages.loading} />}
      {query.isError && (
        <LoadFailure problem={problemOf(query.error)} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      )}
      {found && (
        <Sheet>
          <p>{messages.about(found.revenueHead, dated(found.period.from), dated(found.period.to))}</p>
          <p>
            {messages.assessed}: <Money amountKobo={found.taxKobo} />
          </p>
          {found.offer === 'possible' && found.lastDay !== null && <p>{messages.until(dated(found.lastDay))}</p>}
        </Sheet>
      )}
      {found?.offer === 'possible' && <FiveItems assessment={assessment} />}
      {found && found.offer !== 'possible' && (
        <Notice kind="info">
          <p>{messages.offers[found.offer]}</p>
          <TextLink to="/user/cases/objections">{messages.all}</TextLink>
        </Notice>
      )}
    </Page>
  );
}
