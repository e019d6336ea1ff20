import { problemOf, useApiClient } from '@portal/api-client';
import { formatNaira, getOwnSubstitution, type OwnSubstitution, substitutionStateWords } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { Button, formatDate, LinkButton, LoadFailure, Page, Sheet, Skeleton, SummaryList } from '@portal/ui';
import { PapersOfCase } from '@portal/workspace/law-papers';
import { Suspense, useState } from 'react';
import { substitutionTexts as texts } from './substitution-texts.ts';
import './enforcement.css';

const ObjectForm = lazyPart(async () => (await import('./object-to-substitution.tsx')).ObjectToSubstitution);

/** Somebody who owes a taxpayer is to pay their tax: as the taxpayer sees it, or as whoever was appointed, who may object. */
export function OwnSubstitutionPage() {
  const { id = '' } = useParams();
  const localized = useLocalized();
  const api = useApiClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-substitution', id],
    queryFn: ({ signal }) => api(getOwnSubstitution, { params: { id } }, signal),
  });
  return (
    <Page title={data ? `${localized(texts.title)} ${data.number}` : localized(texts.title)}>
      {data ? (
        <Substitution substitution={data} />
      ) : error ? (
        <LoadFailure problem={problemOf(error)} message={localized(texts.failed)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label={localized(texts.loading)} />
      )}
    </Page>
  );
}

function Substitution({ substitution }: { readonly substitution: OwnSubstitution }) {
  const localized = useLocalized();
  const language = useLanguage();
  const [isObjecting, setObjecting] = useState(false);
  const { id, clock, state, side, bills, service, objection, openKobo, endedOn, taxpayer, holder } = substitution;
  const dated = (day: string) => formatDate(day, language);
  const item = (term: keyof typeof texts, detail: string | null | undefined | false) => {
    const text = texts[term];
    return detail && typeof text === 'object' ? [{ term: localized(text), detail }] : [];
  };
  const open = bills.filter(({ isOpen }) => isOpen);
  const lead =
    endedOn !== null
      ? texts.over
      : side === 'holder'
        ? texts.holderText(taxpayer, formatNaira(openKobo))
        : texts.taxpayerText(holder, formatNaira(openKobo));
  return (
    <>
      <Sheet aria-label={localized(texts.title)} className="enforcement-sheet">
        {clock && <p>{localized(texts.dayOf(dated(clock.endsOn), clock.day, clock.days))}</p>}
        <p>{localized(lead)}</p>
        {endedOn === null &&
          open.map(({ reference }) => (
            <LinkButton key={reference} to={`/user/payment_summary?billReference=${reference}`} size="sm">
              {localized(side === 'holder' ? texts.payBill : texts.pay)} {open.length > 1 && reference}
            </LinkButton>
          ))}
        <SummaryList
          items={[
            ...item('state', localized(substitutionStateWords[state])),
            ...item('taxpayer', taxpayer),
            ...item('holder', holder),
            ...item('asked', formatNaira(substitution.askedKobo)),
            ...item('open', formatNaira(openKobo)),
            ...item('office', substitution.office),
            ...item('served', service && dated(service.on)),
            ...item('objection', objection && `${dated(objection.on)}: ${objection.wrong}`),
            ...item('admitted', objection && formatNaira(objection.admittedKobo)),
            ...item('answer', substitution.answer),
            ...item('endReason', substitution.endReason),
          ]}
        />
        {substitution.mayObject && !isObjecting && (
          <Button size="sm" variant="secondary" onClick={() => setObjecting(true)}>
            {localized(texts.object)}
          </Button>
        )}
      </Sheet>
      {substitution.mayObject && isObjecting && (
        <Suspense>
          <ObjectForm id={id} onClose={() => setObjecting(false)} />
        </Suspense>
      )}
      {side === 'holder' && (
        <Sheet aria-labelledby="substitution-papers">
          <h2 id="substitution-papers" className="ui-heading">
            {localized(texts.papers)}
          </h2>
          <PapersOfCase of="substitution" id={id} side="taxpayer" standing={state} />
        </Sheet>
      )}
    </>
  );
}
