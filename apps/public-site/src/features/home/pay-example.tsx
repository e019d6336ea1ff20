import { formatNaira } from '@portal/contracts';
import { LinkButton } from '@portal/ui';
import { useMessages } from '../../messages.ts';
import { payExample } from './pay-example.ts';

const wholeNaira = (kobo: number) => formatNaira(kobo).replace(/\.00$/, '');

/** The calculator with an answer already in it. */
export function PayExample() {
  const messages = useMessages();
  const { monthKobo, payeKobo, freeShare, ratePercent } = payExample;
  return (
    <section className="home-card" aria-labelledby="home-pay">
      <h2 id="home-pay" className="home-heading">
        {messages.payTitle}
      </h2>
      <p className="home-say">{messages.payIf(wholeNaira(monthKobo))}</p>
      <p className="home-figure">
        <span>₦</span>
        {wholeNaira(payeKobo).slice(1)}
      </p>
      <svg className="home-bands" viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
        <rect className="home-band" x="1" y="1" width={freeShare * 400 - 3} height="63" />
        <rect className="home-band" x={freeShare * 400 + 1} y="1" width={398 - freeShare * 400} height="63" />
        <rect
          className="home-band-taken"
          x={freeShare * 400 + 1}
          y={64 - (64 * ratePercent) / 100}
          width={398 - freeShare * 400}
          height={(64 * ratePercent) / 100}
        />
      </svg>
      <p className="home-muted home-under">{messages.payHow}</p>
      <LinkButton to={payExample.address} variant="secondary">
        {messages.payOpen}
      </LinkButton>
    </section>
  );
}
