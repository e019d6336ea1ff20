import { useNumbersMessages } from '../messages/use-numbers-messages.ts';
import { type FigureSource, isAway } from './figure-source.ts';
import { useMomentName } from './use-moment-name.ts';

/** Beside a figure that could not be read again: of when it is. Nothing beside any other. */
export function OldFigure({ source }: { readonly source: FigureSource | undefined }) {
  const messages = useNumbersMessages();
  const nameOf = useMomentName();
  if (!source || !isAway(source)) return null;
  return <span className="wn-old">{messages.ofMoment(nameOf(source.dataUpdatedAt ?? 0))}</span>;
}
