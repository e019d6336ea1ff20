import { consultationModes, consultationTopics, groupReference } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime, Sheet, TextLink } from '@portal/ui';
import { PageTurns } from '@portal/workspace/pages';
import { useOwnBookings } from './help.queries.ts';
import { useHelpMessages } from './messages/use-help-messages.ts';

/** Consultations of the account; the way to book one stands there whatever happens to the list. */
export function OwnBookings() {
  const messages = useHelpMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const {
    query: { data, isError },
    place,
  } = useOwnBookings();
  return (
    <Sheet padding="md" aria-labelledby="help-bookings">
      <h2 id="help-bookings" className="ui-heading">
        {messages.bookings}
      </h2>
      {isError && <p role="alert">{messages.bookingsFailed}</p>}
      <ul className="help-list">
        {data?.data.map(({ reference, topic, mode, state, startsAt }) => (
          <li key={reference}>
            <strong>{formatDateTime(startsAt, language)}</strong>
            <span className="help-quiet">
              {[
                localized(consultationTopics[topic]),
                localized(consultationModes[mode]),
                messages.bookingStates[state],
              ].join(' · ')}
            </span>
            <span className="help-quiet">{groupReference(reference)}</span>
          </li>
        ))}
      </ul>
      {data && <PageTurns place={place} page={data} />}
      <p>
        <TextLink to="/consult-connect">{messages.book}</TextLink>
      </p>
    </Sheet>
  );
}
