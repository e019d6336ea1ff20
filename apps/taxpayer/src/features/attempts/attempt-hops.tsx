import { type AttemptHop, formatNaira, groupReference, hopWords } from '@portal/contracts';
import { useLanguage, useLocalized } from '@portal/platform';
import { formatDateTime } from '@portal/ui';

export interface AttemptHopsProps {
  /** The oldest first, as people tell a story. */
  readonly hops: readonly AttemptHop[];
}

const good: readonly AttemptHop['kind'][] = ['paid', 'receipt'];
const bad: readonly AttemptHop['kind'][] = ['moved', 'void'];

/** The way of the money, step by step, each with its time. */
export function AttemptHops({ hops }: AttemptHopsProps) {
  const localized = useLocalized();
  const language = useLanguage();
  return (
    <ol className="attempt-hops">
      {hops.map((hop, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not move
          key={index}
          data-tone={good.includes(hop.kind) ? 'good' : bad.includes(hop.kind) ? 'bad' : undefined}
        >
          <span>{localized(hopWords(hop))}</span>
          <small>
            <time dateTime={hop.at}>{formatDateTime(hop.at, language)}</time>
            {[
              hop.reference && (hop.reference.includes('-') ? hop.reference : groupReference(hop.reference)),
              hop.amountKobo !== null && formatNaira(hop.amountKobo),
            ]
              .filter(Boolean)
              .map((text) => ` · ${text}`)
              .join('')}
          </small>
        </li>
      ))}
    </ol>
  );
}
