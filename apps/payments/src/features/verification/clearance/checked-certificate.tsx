import { useLanguage } from '@portal/platform';
import { formatDateTime, formatLongDate, Reference, Sheet, type SummaryItem, SummaryList } from '@portal/ui';
import { useVerificationTexts } from '../messages/verification-texts.ts';
import { FiguresByCode } from './figures-by-code.tsx';
import type { Standing } from './standing.ts';
import { StandingBand } from './standing-band.tsx';

export interface CheckedCertificateProps {
  readonly standing: Standing;
  /** When the list of revoked certificates that this device keeps was made. */
  readonly listedOn: number | undefined;
}

/** The verdict at arm's length, then what to compare with the person and the paper. Of one that is revoked: what to say, never why. */
export function CheckedCertificateSheets({ standing, listedOn }: CheckedCertificateProps) {
  const texts = useVerificationTexts();
  const language = useLanguage();
  const { state, number, holder, years, validUntil, issuedOn, office, askedAt, isProved } = standing;
  const issued = formatLongDate(issuedOn, language);
  const facts: readonly SummaryItem[] = [
    ...(state === 'valid' ? [{ term: texts.tccClearedFor, detail: <strong>{years.join(', ')}</strong> }] : []),
    { term: texts.tccValidUntil, detail: formatLongDate(validUntil, language) },
    { term: texts.tccNumber, detail: <Reference value={number} canCopy={false} /> },
    { term: texts.tccIssuedBy, detail: office === null ? issued : `${office}, ${issued}` },
    ...(askedAt === undefined ? [] : [{ term: texts.tccAsked, detail: formatDateTime(askedAt, language) }]),
    { term: texts.tccPaper, detail: isProved ? texts.tccPaperGenuine : texts.tccPaperUnknown },
  ];
  return (
    <>
      <StandingBand standing={standing} listedOn={listedOn} />
      <Sheet as="article" aria-labelledby="tcc-holder">
        <h2 id="tcc-holder" className="ui-heading tcc-holder">
          {holder}
        </h2>
        <p className="tcc-quiet">{state === 'valid' ? texts.tccCompare : texts.tccWasIssuedTo}</p>
        <SummaryList items={facts} />
      </Sheet>
      {state === 'valid' && (
        <Sheet aria-label={texts.tccFigures}>
          <FiguresByCode number={number} />
          <p className="tcc-quiet">{texts.tccHolderSees}</p>
        </Sheet>
      )}
      {state !== 'valid' && (
        <Sheet aria-labelledby="tcc-say">
          <h2 id="tcc-say" className="ui-heading">
            {texts.tccSay}
          </h2>
          <p>{state === 'revoked' ? texts.tccSayRevoked : texts.tccSayExpired}</p>
          {state === 'revoked' && <p className="tcc-quiet">{texts.tccNoReason}</p>}
        </Sheet>
      )}
    </>
  );
}
