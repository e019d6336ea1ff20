import { useApiClient } from '@portal/api-client';
import { type AttemptState, attemptWords, getBillTimeline, hopWords, type ToldAttempt } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useEffect, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paperDateTime } from '../../paper-date-time.ts';
import './bill-timeline.css';

export interface BillTimelineProps {
  readonly billReference: string;
}

type Told = readonly ToldAttempt[] | 'loading' | 'failed';

/** What happened to each attempt to pay, for whoever holds the reference: steps and times, nobody's name. */
export function BillTimeline({ billReference }: BillTimelineProps) {
  const texts = paymentsTexts.useMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const api = useApiClient();
  const [told, setTold] = useState<Told>('loading');

  useEffect(() => {
    const stop = new AbortController();
    api(getBillTimeline, { query: { billReference } }, stop.signal).then(
      ({ attempts }) => setTold(attempts),
      () => stop.signal.aborted || setTold('failed'),
    );
    return () => stop.abort();
  }, [api, billReference]);

  if (told === 'loading') return <p role="status">{texts.timelineLoading}</p>;
  if (told === 'failed') return <p role="alert">{texts.timelineFailed}</p>;
  if (told.length === 0) return <p role="status">{texts.timelineNone}</p>;
  return told.map(({ startedAt, gateway, status, askAgainAt, hops }) => (
    <section key={startedAt} className="bill-timeline">
      <h3>
        {gateway}: {localized(attemptWords[status as AttemptState])}
      </h3>
      <ol>
        {hops.map((hop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not move
          <li key={index}>
            {localized(hopWords(hop))} <time dateTime={hop.at}>{paperDateTime(hop.at, language)}</time>
          </li>
        ))}
      </ol>
      {askAgainAt && status !== 'paid' && <p>{texts.timelineAgain(paperDateTime(askAgainAt, language))}</p>}
    </section>
  ));
}
