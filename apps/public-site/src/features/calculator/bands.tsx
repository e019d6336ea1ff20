import { useLive } from '@portal/ui';
import { useRef } from 'react';
import { inNaira } from './in-naira.ts';
import { inPercent } from './in-percent.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { sharesOf } from './slices.tsx';
import type { Column } from './tax.ts';
import { useLiveColumns } from './use-calculation.ts';

/** As many as any law has; those there are not now are hidden. */
const most = [0, 1, 2, 3, 4, 5];

/** Width is income, green height is rate, so the green area is the tax. The same stands in words among the lines. */
export function Bands() {
  const messages = useCalculatorMessages();
  const figure = useRef<HTMLElement>(null);
  const live = useLiveColumns();
  useLive(live(inBrief), (brief) => figure.current && draw(figure.current, brief));
  return (
    <figure ref={figure} className="calculator-bands" aria-hidden="true" hidden>
      <ol>
        {most.map((place) => (
          <li key={place} />
        ))}
      </ol>
      <figcaption className="calculator-quiet">{messages.bandsKey}</figcaption>
    </figure>
  );
}

/** Of today's law: what falls into each band, its rate, its tax. Empty where nothing is cut into bands. */
function inBrief([column]: readonly Column[]): string {
  const shares = column?.lines.map(({ formula }) => sharesOf(formula)).find(({ length }) => length > 0) ?? [];
  return shares
    .filter(({ chargedKobo }) => chargedKobo > 0)
    .map(({ chargedKobo, ratePpm, taxKobo }) => `${chargedKobo} ${ratePpm} ${taxKobo}`)
    .join(';');
}

function draw(figure: HTMLElement, brief: string): void {
  figure.hidden = brief === '';
  const shares = brief.split(';');
  figure.querySelectorAll('li').forEach((band, place) => {
    const [charged = 0, ratePpm = 0, tax = 0] = (shares[place] ?? '').split(' ').map(Number);
    band.hidden = charged === 0;
    band.style.cssText = `flex-grow:${charged / 1e5};--rate:${ratePpm / 1e4}%`;
    band.dataset.rate = inPercent(ratePpm);
    band.dataset.tax = inNaira(tax);
  });
}
