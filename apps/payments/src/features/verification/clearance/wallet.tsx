import { useLocation, useNavigate } from '@portal/platform/router';
import { Button, LinkButton, Notice, Page, Sheet } from '@portal/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { KeptHere } from '../kept-here.tsx';
import { useVerificationTexts } from '../messages/verification-texts.ts';
import { signedReceiptIn } from '../prove-receipt.ts';
import { useReceiptProof } from '../use-receipt-proof.ts';
import { forgetCertificate, keepCertificate, keptCertificate } from './kept-certificate.ts';
import { standingOf } from './standing.ts';
import { useNow } from './use-now.ts';
import { useRevokedList } from './use-revoked-list.ts';
import { WalletCard } from './wallet-card.tsx';
import './clearance.css';

/**
 * The holder's own certificate on the phone. What the code holds stands behind the # of the address or on this device: no server is
 * asked for it, so it opens without a network. It is proved here and looked up in the list of revoked ones while it is shown.
 */
export function Wallet() {
  const texts = useVerificationTexts();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const given = signedReceiptIn(hash.replace(/^#/, ''));
  // Undefined until this browser has looked: a server knows of none.
  const [kept, setKept] = useState<string | null>();
  useEffect(() => setKept(keptCertificate() ?? null), []);
  const signed = kept === undefined ? undefined : (given ?? kept ?? undefined);
  const proof = useReceiptProof(signed);
  const claims = proof?.kind === 'clearance' ? proof.claims : undefined;
  const listed = useRevokedList(claims?.n);
  const now = useNow(0);
  const standing = standingOf({ claims, isListedRevoked: listed?.isListed === true, now });

  useEffect(() => {
    if (signed && claims) keepCertificate(signed);
  }, [signed, claims]);

  function forget() {
    forgetCertificate();
    setKept(null);
    void navigate(paths.wallet, { replace: true });
  }

  return (
    <Page title={texts.tccTitle} width="form">
      {standing && signed ? (
        <WalletCard standing={standing} signed={signed} listedOn={listed?.madeAt} />
      ) : (
        <NoCard kind={kept === undefined ? 'reading' : signed ? proof?.kind : 'none'} />
      )}
      <Sheet className="tcc-phone" aria-label={texts.tccOnThisPhone}>
        <KeptHere page={paths.wallet} />
        <p className="tcc-quiet">{texts.tccInAccount}</p>
        <LinkButton to="/user/etcc" variant="secondary" reloadDocument>
          {texts.tccOpenAccount}
        </LinkButton>
        {standing && (
          <Button variant="secondary" onClick={forget}>
            {texts.tccForget}
          </Button>
        )}
      </Sheet>
    </Page>
  );
}

/** Why there is no certificate to show. */
function NoCard({ kind }: { readonly kind: string | undefined }) {
  const texts = useVerificationTexts();
  if (kind === 'none')
    return (
      <Notice kind="info" title={texts.tccNoneKept}>
        {texts.tccNoneKeptText}
      </Notice>
    );
  if (kind === 'unknown-key' || kind === 'impossible')
    return (
      <Notice kind="warning" title={texts.unknownKey} role="status">
        {kind === 'impossible' ? texts.cannotProve : texts.tccUnknownKey}
      </Notice>
    );
  if (kind === undefined || kind === 'reading') return <Notice kind="info" title={texts.proving} />;
  return (
    <Notice kind="danger" title={texts.altered} role="status">
      {texts.tccAltered}
    </Notice>
  );
}
