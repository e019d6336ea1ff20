import { type Bill, defaultGateway, formatNaira, type GatewayId, type PaymentGateway } from '@portal/contracts';
import { useEarlyScript, usePayment } from '@portal/payment-sdk';
import { useLocation, useNavigate, useRevalidator, useSearchParams } from '@portal/platform/router';
import { Button, FullScreenSpinner, Money, Notice, Page, Reference, Sheet, TextLink } from '@portal/ui';
import { useRef, useState } from 'react';
import { paymentsTexts } from '../../messages/catalogue.ts';
import { paths, withQuery } from '../../paths.ts';
import { BankReference } from './bank-reference.tsx';
import { GatewayCards } from './gateway-cards.tsx';
import { GatewaySteps } from './gateway-steps.tsx';
import './gateways.css';
import { InterswitchMenu } from './interswitch-menu.tsx';
import { ProviderDown } from './provider-down.tsx';

export interface GatewaySelectionProps {
  readonly bill: Pick<Bill, 'billReference' | 'totalKobo' | 'tpui'> & Partial<Pick<Bill, 'billDetails'>>;
  /** How many bills are paid at once, when it is not one. */
  readonly bills?: number;
  readonly gateways: readonly PaymentGateway[];
}

/** Spec §2.14: a card per gateway, the steps, 'Open Invoice', 'Proceed to payment', and Close. */
export function GatewaySelection({ bill, bills, gateways }: GatewaySelectionProps) {
  const texts = paymentsTexts.useMessages();
  const navigate = useNavigate();
  const { key, search: query, state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { billReference } = bill;
  const { revalidate } = useRevalidator();
  const { pay, progress } = usePayment(
    ({ provider, rrr }) => navigate(withQuery(paths.redirectTsp, { billRef: billReference, provider, rrr })),
    () => void revalidate(),
  );

  const shown = gateways.filter(({ availability }) => availability !== 'hidden');
  // The address follows a moment later: a pressed radio button must not spring back until it does.
  const [pickedId, setPickedId] = useState<GatewayId>();
  // What a press means is what is chosen at that moment: on a page that came as HTML, a choice and a press that were made
  // before the script ran arrive together, before the next render.
  const latestPick = useRef<GatewayId>(undefined);
  const chosenId = pickedId ?? search.get('gateway') ?? defaultGateway;
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown.find(({ id }) => id === defaultGateway) ?? shown[0];
  const tpui = tpuiIn(state) ?? bill.tpui ?? undefined;
  const isComingSoon = chosen?.availability === 'coming-soon';
  useEarlyScript(chosen?.widgetScriptUrl);
  const isPending = progress === 'creating' || progress === 'open';

  /** In the address, so that reload and the back button keep the choice. */
  function choose(id: GatewayId) {
    latestPick.current = id;
    setPickedId(id);
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('gateway', id);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  }

  function proceed(shownId: GatewayId) {
    const provider = latestPick.current ?? shownId;
    if (provider !== 'bank') void pay({ billReference, provider, tpui });
  }

  function close() {
    if (key === 'default') void navigate(withQuery(paths.bill, { billRef: billReference }));
    else void navigate(-1);
  }

  return (
    <Page
      title={texts.selectMethod}
      actions={
        <Button variant="quiet" size="sm" onClick={close}>
          {texts.close}
        </Button>
      }
    >
      <Sheet padding="md" className="gateway-bill" as="div">
        <div>
          <p className="gateway-muted">{texts.amountToPay}</p>
          <Money amountKobo={bill.totalKobo} size="bill" />
        </div>
        <div>
          <p className="gateway-what">
            {bills === undefined ? bill.billDetails?.[0]?.description : texts.basketOf(bills)}
          </p>
          <p>
            <Reference value={billReference} />
          </p>
          <TextLink to={`${paths.tspBill}${query}`}>
            {bills === undefined ? texts.openInvoice : texts.basketOpen}
          </TextLink>
        </div>
      </Sheet>
      <noscript>
        <Notice kind="warning">{texts.payNeedsScript}</Notice>
      </noscript>
      {chosen ? (
        <div className="gateway-columns">
          <GatewayCards gateways={shown} chosenId={chosen.id} onChoose={choose} />
          <Sheet className="gateway-panel" aria-labelledby="gateway-steps-title">
            {chosen.id === 'interswitch' && <InterswitchMenu tpui={tpui} onClose={() => choose(defaultGateway)} />}
            {chosen.id === 'bank' && <BankReference billReference={billReference} />}
            {chosen.isDown && <ProviderDown chosen={chosen} gateways={shown} onChoose={choose} />}
            <GatewaySteps gateway={chosen} />
            {progress === 'closed' && (
              <Notice kind="info" role="status">
                <p>{texts.widgetClosed}</p>
              </Notice>
            )}
            {progress === 'refused' && (
              <Notice kind="danger" role="alert">
                <p>{texts.widgetRefused}</p>
              </Notice>
            )}
          </Sheet>
          {chosen.id !== 'bank' && (
            // In sight from the first frame, also on a phone.
            <div className="gateway-dock">
              <Button
                size="lg"
                fullWidth
                disabled={isComingSoon}
                pending={isPending}
                pendingText={texts.opening}
                onClick={() => proceed(chosen.id)}
              >
                {isComingSoon ? (
                  texts.comingSoon
                ) : (
                  <span className="gateway-proceed">
                    {texts.proceed}
                    {/* Said above already, with the amount and the chosen gateway. */}
                    <small aria-hidden="true">
                      {texts.amountWith(formatNaira(bill.totalKobo), chosen.displayField)}
                    </small>
                  </span>
                )}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <Notice kind="warning">
          <p>{texts.noGateways}</p>
        </Notice>
      )}
      {progress === 'creating' && <FullScreenSpinner isDelayed />}
    </Page>
  );
}

/** tpui from the navigation state; after a reload in a new document the bill has it (decisions §1). */
function tpuiIn(state: unknown): string | undefined {
  const tpui = (state as { tpui?: unknown } | null)?.tpui;
  return typeof tpui === 'string' ? tpui : undefined;
}
