import type { BandShare, RuleLine } from '@portal/tax-rules';
import { LiveMoney, LiveText, ShownWhile } from '@portal/ui';
import { inPercent } from './in-percent.ts';
import { useCalculatorMessages } from './messages/use-calculator-messages.ts';
import { type LineAt, useLiveLine } from './use-calculation.ts';

export interface SlicesProps extends LineAt {
  /** The most slices there were so far; those there are not now are hidden. */
  readonly rows: number;
}

/** Income cut into slices, each taxed at its own rate. */
export function Slices({ rows, ...at }: SlicesProps) {
  const messages = useCalculatorMessages();
  const live = useLiveLine(at);
  return (
    <ShownWhile as="table" of={live(({ formula }) => formula.kind === 'bands')} className="calculator-slices">
      <thead>
        <tr>
          <th scope="col">{messages.slice}</th>
          <th scope="col">{messages.rate}</th>
          <th scope="col">{messages.taxColumn}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slice is what stands at its place
          <Slice key={index} index={index} {...at} />
        ))}
      </tbody>
    </ShownWhile>
  );
}

interface SliceProps extends LineAt {
  readonly index: number;
}

function Slice({ index, ...at }: SliceProps) {
  const live = useLiveLine(at);
  const liveShare = <T,>(select: (share: BandShare) => T) =>
    live(({ formula }) => {
      const share = sharesOf(formula)[index];
      return share && select(share);
    });
  return (
    <ShownWhile
      as="tr"
      of={live(({ formula }) => (formula.kind === 'bands' ? index < formula.shares.length : undefined))}
    >
      <td>
        <LiveMoney isShort of={liveShare(({ chargedKobo }) => chargedKobo)} />
      </td>
      <td>
        <LiveText of={liveShare(({ ratePpm }) => inPercent(ratePpm))} />
      </td>
      <td>
        <LiveMoney isShort of={liveShare(({ taxKobo }) => taxKobo)} />
      </td>
    </ShownWhile>
  );
}

/** None in a formula of another kind. */
export function sharesOf(formula: RuleLine['formula']): readonly BandShare[] {
  return formula.kind === 'bands' ? formula.shares : [];
}
