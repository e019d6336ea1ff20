import '../../forms/visitor-form.css';
import './enquiries.css';
import type { OfficeList } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { useRevalidator } from '@portal/platform/router';
import { ErrorState, Notice, Page, Sheet, TextLink } from '@portal/ui';
import { dayInWords } from '../../calendar/calendar-words.ts';
import { type PictureLink, PictureLinks } from '../../picture-links.tsx';
import { useEnquiryMessages } from './messages/use-enquiry-messages.ts';
import { OfficeSearch } from './office-search.tsx';

export interface ContactProps {
  readonly list: OfficeList | null;
  /** What was looked for, from the address. */
  readonly typed: string;
}

const holidaysShown = 3;

/** How to reach the service: by message, by appointment, at an office. */
export function Contact({ list, typed }: ContactProps) {
  const messages = useEnquiryMessages();
  const language = useLanguage();
  const revalidator = useRevalidator();
  const ways: readonly PictureLink[] = [
    { picture: 'paper-waits', to: '/', title: messages.paidTitle, text: messages.paidText },
    { picture: 'letter', to: '/contact-us/message', title: messages.wayMessage, text: messages.wayMessageText },
    { picture: 'talk', to: '/consult-connect', title: messages.wayConsult, text: messages.wayConsultText },
    { picture: 'route', to: '/contact-us/status', title: messages.wayStatus, text: messages.wayStatusText },
  ];
  return (
    <Page title={messages.title} lead={messages.lead} width="wide">
      <PictureLinks links={ways} />
      <p>
        <TextLink to="/faq">{messages.wayFaq}</TextLink>: {messages.wayFaqText}
      </p>
      <p>
        <TextLink to="/contact-us/report">{messages.wayReport}</TextLink>: {messages.wayReportText}
      </p>
      <Notice kind="warning">
        <p>{messages.neverSend}</p>
      </Notice>
      {list && (list.contact.email || list.contact.telephone) && (
        <section aria-labelledby="contact-direct">
          <h2 id="contact-direct" className="ui-heading">
            {messages.directTitle}
          </h2>
          <ul className="contact-direct">
            {list.contact.telephone && (
              <li>
                {messages.telephone}{' '}
                <a className="ui-link" href={`tel:${list.contact.telephone.replaceAll(' ', '')}`}>
                  {list.contact.telephone}
                </a>
              </li>
            )}
            {list.contact.email && (
              <li>
                {messages.email}{' '}
                <a className="ui-link" href={`mailto:${list.contact.email}`}>
                  {list.contact.email}
                </a>
              </li>
            )}
          </ul>
        </section>
      )}
      <section aria-labelledby="contact-offices" className="contact-offices">
        <h2 id="contact-offices" className="ui-heading">
          {messages.officesTitle}
        </h2>
        {list ? (
          <OfficeSearch list={list} typed={typed} />
        ) : (
          <ErrorState
            message={messages.officesFailed}
            onRetry={() => void revalidator.revalidate()}
            isRetrying={revalidator.state !== 'idle'}
          />
        )}
      </section>
      {list && list.holidays.length > 0 && (
        <Sheet tone="sunken" aria-labelledby="contact-holidays">
          <h2 id="contact-holidays" className="ui-heading">
            {messages.holidaysTitle}
          </h2>
          <ul className="contact-holidays">
            {list.holidays.slice(0, holidaysShown).map(({ day, name }) => (
              <li key={day}>
                {dayInWords(day, language)} {day.slice(0, 4)}: {name[language]}
              </li>
            ))}
          </ul>
          <p className="visitor-muted">{messages.holidaysNote}</p>
        </Sheet>
      )}
    </Page>
  );
}
