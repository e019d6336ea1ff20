import { useSearchParams } from '@portal/platform/router';
import { Button, Page, Sheet, TextInput, TextLink } from '@portal/ui';
import { topicsIn } from './answers-about.tsx';
import { useHelpMessages } from './messages/use-help-messages.ts';
import { NewMessage } from './new-message.tsx';
import { OwnBookings } from './own-bookings.tsx';
import { OwnMessages } from './own-messages.tsx';
import './help-support.css';

/** Answers, one's own messages with theirs, bookings, and a new message (spec §2.8). */
export function HelpSupport() {
  const messages = useHelpMessages();
  const [search] = useSearchParams();
  return (
    <Page title={messages.title} lead={messages.lead}>
      <div className="help">
        <div className="help-main">
          <NewMessage attemptId={search.get('payment') ?? ''} about={topicsIn(search.get('about'))} />
          <OwnMessages />
        </div>
        <div className="help-side">
          <Sheet padding="md" aria-labelledby="help-search">
            <h2 id="help-search" className="ui-heading">
              {messages.answers}
            </h2>
            <form action="/search" className="help-search">
              <TextInput type="search" name="q" label={messages.searchLabel} maxLength={100} autoComplete="off" />
              <Button type="submit" variant="secondary">
                {messages.search}
              </Button>
            </form>
            <p>
              <TextLink to="/faq">{messages.faq}</TextLink>
            </p>
          </Sheet>
          <OwnBookings />
          <Sheet padding="md" aria-labelledby="help-office">
            <h2 id="help-office" className="ui-heading">
              {messages.offices}
            </h2>
            <p>
              <TextLink to="/contact-us">{messages.findOffice}</TextLink>
            </p>
          </Sheet>
        </div>
      </div>
    </Page>
  );
}
