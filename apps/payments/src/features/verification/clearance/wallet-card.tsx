import { useLanguage } from '@portal/platform';
import { formatDateTime, formatLongDate, Icon, Mark, Notice, Reference, Sheet } from '@portal/ui';
import { QrCode } from '@portal/ui/qr-code';
import { paths, withQuery } from '../../../paths.ts';
import { useVerificationTexts } from '../messages/verification-texts.ts';
import { type Standing, wordOf } from './standing.ts';

export interface WalletCardProps {
  readonly standing: Standing;
  readonly signed: string;
  /** When the list of revoked certificates that this device keeps was made. */
  readonly listedOn: number | undefined;
}

/** What the holder shows at a counter: the name, the years, and the code that proves both. */
export function WalletCard({ standing, signed, listedOn }: WalletCardProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const { state, holder, number, years, validUntil } = standing;
  const until = formatLongDate(validUntil, language);
  const address = new URL(withQuery(paths.verification, { s: signed }), location.origin).href;
  return (
    <Sheet as="article" className="tcc-card" data-state={state} aria-labelledby="tcc-card-holder">
      <p className="tcc-issuer">
        <Mark size={32} />
        <strong>{texts.serviceName}</strong>
      </p>
      <div>
        <h2 id="tcc-card-holder" className="ui-heading tcc-holder">
          {holder}
        </h2>
        <p role="status">{state === 'valid' ? <strong>{texts.tccValidTo(until)}</strong> : null}</p>
      </div>
      {state !== 'valid' && (
        <Notice kind="danger" title={texts[wordOf[state]]} role="alert">
          {state === 'revoked' ? texts.tccOwnRevoked : texts.tccOwnExpired(until)}
        </Notice>
      )}
      <div className="tcc-code-picture">
        <QrCode value={address} alt={texts.tccCodeAlt(number)} size={256} />
        <Reference value={number} />
      </div>
      <ul className="tcc-years">
        {years.map((year) => (
          <li key={year}>
            <strong>{year}</strong>
            {state === 'valid' && (
              <span>
                <Icon name="success" size={16} />
                {texts.tccClear}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="tcc-quiet">
        {listedOn === undefined
          ? texts.tccNoList
          : texts.tccByList(formatDateTime(listedOn, language), state === 'revoked')}
      </p>
    </Sheet>
  );
}
