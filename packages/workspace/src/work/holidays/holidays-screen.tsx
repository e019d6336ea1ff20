import { useApiClient } from '@portal/api-client';
import { listHolidays } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useSearchParams } from '@portal/platform/router';
import { Button, formatDate } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { todayInLagos } from '../../lists/format.ts';
import { useHolidayMessages } from '../messages/use-holiday-messages.ts';
import { workKey } from '../queue/use-queue.ts';
import { RecordFrame } from '../record/record-frame.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';

export interface HolidaysScreenProps {
  readonly head: ReactNode;
  /** Where proposals are released by a second person. */
  readonly releasesPath: string;
}

/** Public holidays of a year. A change is proposed here and counts when a second person has released it. */
export function HolidaysScreen({ head, releasesPath }: HolidaysScreenProps) {
  const messages = useHolidayMessages();
  const language = useLanguage();
  const localized = useLocalized();
  const api = useApiClient();
  const [params, setParams] = useSearchParams();
  const [asking, setAsking] = useState<'add' | { readonly day: string; readonly name: string }>();
  const today = todayInLagos();
  const thisYear = Number(today.slice(0, 4));
  const asked = Number(params.get('year'));
  const year = Number.isInteger(asked) && asked >= 2020 && asked <= 2100 ? asked : thisYear;
  const query = useQuery({
    queryKey: [...workKey, 'holidays', year],
    queryFn: ({ signal }) => api(listHolidays, { query: { year } }, signal),
  });
  return (
    <div className="ws">
      <section className="ws-list">
        {head}
        <div className="ws-calendar-bar ui-screen-only">
          <label>
            <span className="ui-hidden">{messages.year}</span>
            <select
              value={year}
              onChange={(event) =>
                setParams((now) => {
                  const next = new URLSearchParams(now);
                  next.set('year', event.target.value);
                  return next;
                })
              }
            >
              {[thisYear - 1, thisYear, thisYear + 1].map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <Button size="sm" onClick={() => setAsking('add')}>
            {messages.propose}
          </Button>
        </div>
        <div className="ws-scroll ws-holidays">
          <RecordFrame query={query}>
            {(holidays) => (
              <table className="ws-lines">
                <caption>{messages.twoPersons}</caption>
                <thead>
                  <tr>
                    <th scope="col">{messages.day}</th>
                    <th scope="col">{messages.name}</th>
                    <th scope="col">{messages.origin}</th>
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {holidays.map(({ day, name, isInstalled }) => (
                    <tr key={day}>
                      <th scope="row">{formatDate(day, language)}</th>
                      <td>{localized(name)}</td>
                      <td>{isInstalled ? messages.installed : messages.released}</td>
                      <td>
                        {day > today && (
                          <Button
                            size="sm"
                            variant="quiet"
                            onClick={() => setAsking({ day, name: localized(name) })}
                            aria-label={`${messages.proposeRemoval}: ${localized(name)}`}
                          >
                            {messages.proposeRemoval}
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </RecordFrame>
        </div>
      </section>
      {asking && (
        <HolidayDialog
          removing={asking === 'add' ? undefined : asking}
          releasesPath={releasesPath}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
