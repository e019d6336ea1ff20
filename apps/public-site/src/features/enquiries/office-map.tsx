import { lgaTiles, type TaxOffice } from '@portal/contracts';
import { TextLink } from '@portal/ui';
import type { CSSProperties } from 'react';
import { useEnquiryMessages } from './messages/use-enquiry-messages.ts';

export interface OfficeMapProps {
  readonly offices: readonly TaxOffice[];
  /** What is looked for: a local government stands out when it is that. */
  readonly typed: string;
  readonly onChoose: (name: string) => void;
}

/** Fields run every way: told apart from their neighbours at a glance. */
const furrows = [75, 120, 90, 15, 0, 160, 60, 105];

/** The local governments as fields seen from above, neighbours beside each other; each leads to its offices, also without script. */
export function OfficeMap({ offices, typed, onChoose }: OfficeMapProps) {
  const messages = useEnquiryMessages();
  const chosen = typed.trim().toLowerCase();
  const away = offices.filter(({ lga }) => !lgaTiles.some(({ name }) => name === lga)).map(({ name }) => name);
  const linkTo = (name: string) => ({
    to: `/contact-us?${new URLSearchParams({ q: name })}`,
    preventScrollReset: true,
    onClick: () => onChoose(name),
    'aria-current': name.toLowerCase() === chosen ? ('true' as const) : undefined,
  });
  return (
    <div className="office-map">
      <p className="visitor-muted">{messages.mapHint}</p>
      <ul>
        {lgaTiles.map(({ name, column, row }, index) => {
          const count = offices.filter(({ lga }) => lga === name).length;
          const place = { gridColumn: column, gridRow: row + 1, '--a': `${furrows[index % furrows.length]}deg` };
          return (
            <li key={name} style={place as CSSProperties}>
              <TextLink {...linkTo(name)} look="plain" aria-label={messages.mapOffices(name, count)}>
                <span>{name}</span>
                <i aria-hidden="true">{'●'.repeat(count)}</i>
              </TextLink>
            </li>
          );
        })}
      </ul>
      {away.length > 0 && (
        <p className="office-map-away">
          {messages.mapAway}{' '}
          {away.map((name) => (
            <TextLink key={name} {...linkTo(name)}>
              {name}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}
