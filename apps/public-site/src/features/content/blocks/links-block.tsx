import type { BlockOf } from '@portal/contracts';
import { useId } from 'react';
import { useMessages } from '../../../messages.ts';
import { ContentLink } from '../content-link.tsx';

/** Where to go from here: cards where each says what is behind it, else a plain list. */
export function LinksBlock({ title, items }: BlockOf<'links'>) {
  const messages = useMessages();
  const headingId = useId();
  const isCards = items.some(({ text }) => text);
  return (
    <nav className={isCards ? 'content-cards' : 'content-links'} aria-labelledby={headingId}>
      <h2 id={headingId}>{title ?? messages.furtherReading}</h2>
      <ul>
        {items.map(({ to, label, text }) => (
          <li key={to}>
            <ContentLink to={to} className={isCards ? 'content-card-link' : ''}>
              {label}
            </ContentLink>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
