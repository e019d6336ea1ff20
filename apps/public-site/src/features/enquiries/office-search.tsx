import { mayBeNin, type OfficeList, officeAnchor } from '@portal/contracts';
import { useLocation, useNavigate } from '@portal/platform/router';
import { Button, EmptyState, Icon, TextInput, TextLink } from '@portal/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { officeSearch } from './find-offices.ts';
import { useEnquiryMessages } from './messages/use-enquiry-messages.ts';
import { OfficeEntry } from './office-entry.tsx';
import { OfficeMap } from './office-map.tsx';

export interface OfficeSearchProps {
  readonly list: OfficeList;
  readonly typed: string;
}

/** Spec §9: how long typing rests before it is acted upon. */
const debounceMs = 300;
/** As many as are read without choosing among them first. */
const fewOffices = 3;

/** A form that needs no script; with script the list follows the typing, and the address follows the list. */
export function OfficeSearch({ list, typed }: OfficeSearchProps) {
  const messages = useEnquiryMessages();
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const find = useMemo(() => officeSearch(list.offices), [list.offices]);
  const found = find(text);
  const { hash } = useLocation();

  useEffect(() => () => clearTimeout(timer.current), []);

  function showInAddress(search: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    const query = search.trim() && !mayBeNin(search) ? `?${new URLSearchParams({ q: search.trim() })}` : '';
    void navigate(`/contact-us${query}`, { replace: true, preventScrollReset: true });
  }

  function change(search: string) {
    setText(search);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => showInAddress(search), debounceMs);
  }

  /** The address follows by the link itself. */
  function choose(name: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    setText(name);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    showInAddress(text);
  }

  return (
    <div className="contact-where">
      <OfficeMap offices={list.offices} typed={text} onChoose={choose} />
      <div className="contact-found">
        <search>
          <form action="/contact-us" method="post" className="contact-search" onSubmit={submit}>
            <TextInput
              name="q"
              type="search"
              label={messages.searchLabel}
              description={messages.searchHint}
              value={text}
              onChange={({ currentTarget }) => change(currentTarget.value)}
              // At once, or whoever goes on to another page would be called back.
              onBlur={() => timer.current !== undefined && showInAddress(text)}
              autoComplete="off"
              maxLength={60}
              enterKeyHint="search"
            />
            <Button type="submit" variant="secondary" icon={<Icon name="search" />}>
              {messages.search}
            </Button>
          </form>
        </search>
        <p role="status" className="visitor-muted">
          {messages.officesFound(found.length)}
        </p>
        {found.length === 0 ? (
          <EmptyState
            icon="building"
            headingLevel={3}
            title={messages.noOfficeTitle}
            action={
              <TextLink to="/contact-us" preventScrollReset onClick={() => setText('')}>
                {messages.showAll}
              </TextLink>
            }
          >
            {messages.noOfficeText}
          </EmptyState>
        ) : (
          <ul className="contact-list">
            {found.map((office) => (
              <OfficeEntry
                key={office.id}
                office={office}
                holidays={list.holidays}
                isUnfolded={found.length <= fewOffices || hash === `#${officeAnchor(office.id)}`}
              />
            ))}
          </ul>
        )}
        {found.some(({ isIllustrative }) => isIllustrative) && <p className="visitor-muted">{messages.illustrative}</p>}
      </div>
    </div>
  );
}
