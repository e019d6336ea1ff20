import { consultationTopics, enquiryTopics, type TaxpayerRecord, workKindOf, workPathOf } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDate, TextLink } from '@portal/ui';
import { dayOfMoment, timeInLagos } from '../../lists/format.ts';
import { wordsOfAction } from '../../logs/words-of-action.ts';
import { ConsultationSign } from '../../work/consultations/consultation-sign.tsx';
import { EnquirySign } from '../../work/enquiries/enquiry-sign.tsx';
import type { PapersProps } from './papers.tsx';
import { texts } from './texts.ts';

/** Cases about them, open ones by a way to where they are decided. */
export function RequestsOf({ record: { requests } }: Pick<PapersProps, 'record'>) {
  const localized = useLocalized();
  const language = useLanguage();
  if (requests.length === 0) return <p className="ws-record-quiet">{localized(texts.noRequests)}</p>;
  return (
    <ul className="ws-record-list">
      {requests.map(({ id, kind, state, reference, openedAt, isOpen }) => {
        const { name, states } = workKindOf(kind);
        const path = workPathOf(workKindOf(kind), id);
        return (
          <li key={id}>
            <span>
              {path ? <TextLink to={path}>{localized(name)}</TextLink> : localized(name)}
              <small>
                {reference}, {formatDate(dayOfMoment(openedAt), language)}
              </small>
            </span>
            <span>
              {states[state] ? localized(states[state].name) : state}
              {!isOpen && ` (${localized(texts.closed)})`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function TicketsOf({ record: { tickets }, root }: PapersProps) {
  const localized = useLocalized();
  const language = useLanguage();
  if (tickets.length === 0) return <p className="ws-record-quiet">{localized(texts.noTickets)}</p>;
  // Each area has its desk elsewhere; the state's has an address for a search.
  return (
    <ul className="ws-record-list">
      {tickets.map(({ reference, topic, state, sentAt }) => (
        <li key={reference}>
          <span>
            {root === '/admin' ? (
              <TextLink to={`/admin/tax-support?criteria=${reference}`}>{reference}</TextLink>
            ) : (
              reference
            )}
            <small>
              {localized(enquiryTopics[topic])}, {formatDate(dayOfMoment(sentAt), language)}
            </small>
          </span>
          <EnquirySign state={state} />
        </li>
      ))}
    </ul>
  );
}

/** Consultations they booked, the latest first; the state's desk has an address for each. */
export function ConsultationsOf({ record: { consultations }, root }: PapersProps) {
  const localized = useLocalized();
  const language = useLanguage();
  if (consultations.length === 0) return <p className="ws-record-quiet">{localized(texts.noConsultations)}</p>;
  return (
    <ul className="ws-record-list">
      {consultations.map(({ reference, topic, state, startsAt }) => (
        <li key={reference}>
          <span>
            {root === '/admin' ? (
              <TextLink to={`/admin/consult-connect?criteria=${reference}`}>{reference}</TextLink>
            ) : (
              reference
            )}
            <small>
              {localized(consultationTopics[topic])}, {formatDate(dayOfMoment(startsAt), language)},{' '}
              {timeInLagos(startsAt)}
            </small>
          </span>
          <ConsultationSign state={state} />
        </li>
      ))}
    </ul>
  );
}

export interface DoneListProps {
  readonly entries: TaxpayerRecord['looks'];
}

/** Who did what and why, the newest first. */
export function DoneList({ entries }: DoneListProps) {
  const localized = useLocalized();
  const language = useLanguage();
  if (entries.length === 0) return <p className="ws-record-quiet">{localized(texts.nothing)}</p>;
  return (
    <ul className="ws-record-list">
      {entries.map(({ at, action, name, role, office, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was done does not move
        <li key={index}>
          <span>
            {wordsOfAction(action, language)}
            <small>{[name, role, office].filter(Boolean).join(', ') || localized(texts.portal)}</small>
            {reason !== null && <small>“{reason}”</small>}
          </span>
          <time dateTime={at}>
            {formatDate(dayOfMoment(at), language)}, {timeInLagos(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
