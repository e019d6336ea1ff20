import type { OfficeList, TaxOffice } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { Sheet, StatusBadge, TextLink } from '@portal/ui';
import { useEffect, useState } from 'react';
import { dayOf } from '../../calendar/calendar-words.ts';
import { useEnquiryMessages } from './messages/use-enquiry-messages.ts';
import { hoursInLines, isOpenAt } from './opening-hours.ts';

export interface OfficeCardProps {
  readonly office: TaxOffice;
  readonly holidays: OfficeList['holidays'];
}

const aMinuteMs = 60_000;

export function OfficeCard({ office, holidays }: OfficeCardProps) {
  const messages = useEnquiryMessages();
  const language = useLanguage();
  const now = useMinutes();
  const { id, name, lga, address, hours } = office;
  const isHoliday = now !== undefined && holidays.some(({ day }) => day === dayOf(now));
  const isOpen = now !== undefined && !isHoliday && isOpenAt(hours, now);
  return (
    <Sheet as="li" padding="md" className="contact-office">
      <div className="contact-office-head">
        <h3 className="ui-heading">{name}</h3>
        {now !== undefined && hours.length > 0 && (
          <StatusBadge tone={isOpen ? 'good' : 'neutral'} icon={isOpen ? 'check' : 'clock'}>
            {isOpen ? messages.openNow : messages.closedNow}
          </StatusBadge>
        )}
      </div>
      <p className="visitor-muted">{[address, lga && messages.lga(lga)].filter(Boolean).join(' · ')}</p>
      <dl className="contact-hours">
        {hoursInLines(hours, language, messages.to).map(({ days, hours: times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink to={`/contact-us/message?office=${id}`} className="contact-write">
          {messages.writeTo(name)}
        </TextLink>
      </p>
    </Sheet>
  );
}

/** The moment, renewed each minute; nothing on a server, whose page may be older. */
function useMinutes(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), aMinuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
