import { useCmsMessages } from '../messages/use-cms-messages.ts';
import type { Difference } from './differences.ts';

/** What was taken out and what came in; said in words too, not by colour alone. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }) {
  const messages = useCmsMessages();
  if (differences.length === 0) return <p className="cms-quiet">{messages.noDifference}</p>;
  return (
    <ul className="cms-differences">
      {differences.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
        <li key={at} data-kind={kind}>
          <span aria-hidden="true">{kind === 'added' ? '+' : '−'}</span>
          <span className="ui-hidden">{kind === 'added' ? messages.added : messages.removedLine}: </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
