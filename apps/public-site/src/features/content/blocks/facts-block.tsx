import type { BlockOf } from '@portal/contracts';
import { ContentLink } from '../content-link.tsx';
import { keyed } from '../keyed.ts';

/** A tax at a glance; its drawing stands beside the name of the page. */
export function FactsBlock({ items }: BlockOf<'facts'>) {
  return (
    <dl className="content-facts">
      {keyed(items).map(({ key, part: { label, value, to } }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{to ? <ContentLink to={to}>{value}</ContentLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
