import type { PayeQuery } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { formatDate } from '@portal/ui';
import { dayOfMoment, timeInLagos } from '../lists/format.ts';
import { usePayeMessages } from './messages/use-paye-messages.ts';

/** What an office asked and an employer answered, in order. */
export function QueryWords({
  words,
  sides,
}: Pick<PayeQuery, 'words'> & { readonly sides?: Readonly<Record<'office' | 'employer', string>> }) {
  const messages = usePayeMessages();
  const said = sides ?? messages.sides;
  const language = useLanguage();
  return (
    <ul className="ws-paye-words">
      {words.map(({ side, at, text }) => (
        <li key={at + side}>
          <span className="ws-paye-quiet">
            {said[side]} · {formatDate(dayOfMoment(at), language)}, {timeInLagos(at)}
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
