import type { BlockOf } from '@portal/contracts';
import { Icon, LinkButton, Sheet } from '@portal/ui';
import { useId } from 'react';
import { useMessages } from '../../../messages.ts';
import { keyed } from '../keyed.ts';
import { RichText } from '../rich-text.tsx';

/** One thing somebody can do: what it needs, what it costs, and the way in. */
export function ServiceBlock({ title, text, needs, cost, to, label }: BlockOf<'service'>) {
  const messages = useMessages();
  const headingId = useId();
  return (
    <Sheet as="article" className="content-service" aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <p>
        <RichText text={text} />
      </p>
      <dl>
        <div>
          <dt>{messages.serviceNeeds}</dt>
          <dd>
            <ul>
              {keyed(needs).map(({ key, part: need }) => (
                <li key={key}>
                  <RichText text={need} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt>{messages.serviceCosts}</dt>
          <dd>
            <RichText text={cost} />
          </dd>
        </div>
      </dl>
      <LinkButton to={to} variant="secondary" icon={<Icon name="arrow-right" />} describedBy={headingId}>
        {label}
      </LinkButton>
    </Sheet>
  );
}
