import { type OfficeList, officeAnchor, type TaxOffice } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { StatusBadge, TextLink } from '@portal/ui';
import { useEffect, useState } from 'react';
import { dayOf } from '../../calendar/calendar-words.ts';
import { useEnquiryMessages } from './messages/use-enquiry-messages.ts';
import { hoursInLines, isOpenAt } from './opening-hours.ts';

export interface OfficeEntryProps {
  readonly office: TaxOffice;
  readonly holidays: OfficeList['holidays'];
  /** With everything about it from the start: few were found, or the address leads here. */
  readonly isUnfolded: boolean;
}

const aMinuteMs = 60_000;

/** One line, which opens without script; its facts lie at an address of their own. */
export function OfficeEntry({ office, holidays, isUnfolded }: OfficeEntryProps) {
  const messages = useEnquiryMessages();
  const language = useLanguage();
  const now = useMinutes();
  const { id, name, lga, address, hours } = office;
  const isHoliday = now !== undefined && holidays.some(({ day }) => day === dayOf(now));
  const isOpen = now !== undefined && !isHoliday && isOpenAt(hours, now);
  return (
    <li>
      <details className="contact-office" open={isUnfolded}>
        <summary>
          <h3>{name}</h3>
          {lga && lga !== name && <span className="visitor-muted">{lga}</span>}
        </summary>
        <div id={officeAnchor(id)} className="contact-office-facts">
          <div className="contact-office-head">
            <p className="visitor-muted">{[address, lga && messages.lga(lga)].filter(Boolean).join(' · ')}</p>
            {now !== undefined && hours.length > 0 && (
              <StatusBadge tone={isOpen ? 'good' : 'neutral'} icon={isOpen ? 'check' : 'clock'}>
                {isOpen ? messages.openNow : messages.closedNow}
              </StatusBadge>
            )}
          </div>
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
        </div>
      </details>
    </li>
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
