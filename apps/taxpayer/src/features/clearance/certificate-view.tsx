import { messageFrom } from '@portal/api-client';
import { actingFor } from '@portal/auth';
import type { ClearanceCertificate, ClearanceEligibility } from '@portal/contracts';
import { lazyPart, useLanguage, useLocalized } from '@portal/platform';
import { Button, formatDate, Icon, LinkButton, Notice, Page, Reference, Sheet, saveFile, showToast } from '@portal/ui';
import { Suspense } from 'react';
import { validTo } from '../../own-standing/standing-texts.ts';
import { useApply, useDownload, useWallet } from './clearance.queries.ts';
import { Disclosure } from './disclosure.tsx';
import { Employees } from './employees.tsx';
import { Looks } from './looks.tsx';
import { texts } from './texts.ts';
import { YearTiles } from './year-tiles.tsx';

const QrCode = lazyPart(async () => (await import('@portal/ui/qr-code')).QrCode);

export interface CertificateViewProps {
  readonly clearance: ClearanceEligibility;
  readonly certificate: ClearanceCertificate;
}

/** The certificate as it is shown at a counter, and below it what the holder, and nobody for them, decides about it. */
export function CertificateView({ clearance, certificate }: CertificateViewProps) {
  const localized = useLocalized();
  const language = useLanguage();
  const download = useDownload(certificate.number);
  const isOwn = actingFor() === undefined;
  const wallet = useWallet(certificate.number, isOwn).data;
  const { number, name, office, years, validUntil, isOfFormerName } = certificate;
  return (
    <Page title={localized(texts.title)} width="text">
      <div className="clearance">
        {isOfFormerName && <FormerName />}
        <Sheet as="article" padding="md" className="clearance-card" aria-label={localized(texts.certificate)}>
          <header>
            <span>{office}</span>
            <span>{localized(texts.certificate)}</span>
          </header>
          <p className="clearance-name">{name}</p>
          <span className="clearance-sign">
            <Icon name="success" size={18} />
            {localized(validTo(formatDate(validUntil, language)))}
          </span>
          {wallet && (
            <Suspense>
              <QrCode value={wallet.signed} alt={localized(texts.qr)} size={260} />
            </Suspense>
          )}
          <Reference value={number} />
          <YearTiles
            label={localized(texts.years)}
            years={years.map((year) => ({ year, sign: 'clear', says: localized(texts.clear) }))}
          />
        </Sheet>
        <div className="clearance-acts">
          <Button
            pending={download.isPending}
            onClick={() =>
              download.mutate(undefined, {
                onSuccess: (bytes) => saveFile(`${number}.pdf`, bytes, 'application/pdf'),
                onError: (error) =>
                  showToast({ kind: 'error', message: messageFrom(error, localized(texts.downloadFailed)) }),
              })
            }
          >
            <Icon name="download" size={18} /> {localized(texts.download)}
          </Button>
          {wallet && (
            <LinkButton to={wallet.walletPath} variant="secondary">
              <Icon name="phone" size={18} /> {localized(texts.wallet)}
            </LinkButton>
          )}
        </div>
        {wallet && <p className="clearance-quiet">{localized(texts.walletText)}</p>}
        {isOwn && <Disclosure certificate={certificate} />}
        {isOwn && <Looks number={number} count={certificate.checks} />}
        <Employees clearance={clearance} />
      </div>
    </Page>
  );
}

/** The name has changed since: asking again gives one with the new name. */
function FormerName() {
  const localized = useLocalized();
  const apply = useApply();
  return (
    <Notice kind="warning">
      <p>{localized(texts.formerName)}</p>
      {apply.isError && <p role="alert">{messageFrom(apply.error, localized(texts.notAsked))}</p>}
      <Button size="sm" pending={apply.isPending} onClick={() => apply.mutate()}>
        {localized(texts.reissue)}
      </Button>
    </Notice>
  );
}
