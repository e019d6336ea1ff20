import { Button, Mark, Money, Reference, SummaryList, TextLink, VisuallyHidden } from '@portal/ui';
import { Modal } from '@portal/ui/overlays';
import { paymentTexts } from '../messages/catalogue.ts';
import { providerName } from '../session/provider-name.ts';
import { returnPath } from '../session/return-path.ts';
import type { ConfirmationInput } from './confirmation-machine.ts';
import { ConfirmationSteps } from './confirmation-steps.tsx';
import { Confirmed, type Leaving, type PaidBill } from './confirmed.tsx';
import './payment-confirmation.css';
import { ProviderMark } from './provider-mark.tsx';
import { type ConfirmationDestinations, usePaymentConfirmation } from './use-payment-confirmation.ts';

export interface PaymentConfirmationModalProps extends ConfirmationInput, ConfirmationDestinations {
  readonly leaving?: Leaving | undefined;
  readonly paid?: PaidBill | undefined;
}

/** Waits with the payer until the payment is confirmed (spec §2.14, §4). Nothing outside of it closes it; the ways out are inside. */
export function PaymentConfirmationModal({
  onClosed,
  onRedirect,
  leaving,
  paid,
  ...input
}: PaymentConfirmationModalProps) {
  const texts = paymentTexts.useMessages();
  const { view, send } = usePaymentConfirmation(input, { onClosed, onRedirect });
  const phase = view?.state.phase ?? 'waiting';
  const provider = providerName(input.provider) ?? texts.unknownProvider;
  const title = {
    waiting: texts.confirmationPending,
    checking: texts.confirmationPending,
    failed: texts.confirmationFailed,
    confirmed: texts.confirmed,
    finished: texts.confirmed,
    left: texts.confirmationPending,
  }[phase];

  return (
    <Modal
      isOpen={phase !== 'finished'}
      onClose={() => undefined}
      title={title}
      width={520}
      dismissable={false}
      sheetOnPhones
    >
      <div className="payment-confirmation">
        <VisuallyHidden role="status">{title}</VisuallyHidden>
        {phase !== 'confirmed' && (
          <div className="payment-confirmation-marks">
            <Mark size={48} />
            <span className="payment-confirmation-link" data-phase={phase} aria-hidden="true" />
            <ProviderMark name={provider} />
          </div>
        )}
        {view && phase === 'confirmed' && (
          <Confirmed
            view={view}
            leaving={leaving}
            paid={paid}
            onContinue={() => send({ type: 'continue-requested' })}
            onStay={() => send({ type: 'stay-requested' })}
          />
        )}
        {phase === 'failed' && (
          <Failed
            input={input}
            canCheck={view?.state.statusRequest !== undefined}
            onCheck={() => send({ type: 'check-requested' })}
            onLeave={() => send({ type: 'left' })}
          />
        )}
        {(phase === 'waiting' || phase === 'checking') && (
          <>
            <p tabIndex={-1} data-autofocus>
              {texts.waiting}
            </p>
            {view && <ConfirmationSteps view={view} provider={provider} />}
            <PaymentFacts input={input} />
            <p className="payment-confirmation-quiet">
              {texts.youCanLeave}{' '}
              <TextLink to={returnPath()} onClick={() => send({ type: 'left' })}>
                {texts.leaveNow}
              </TextLink>
            </p>
          </>
        )}
      </div>
    </Modal>
  );
}

interface FailedProps {
  readonly input: ConfirmationInput;
  readonly canCheck: boolean;
  readonly onCheck: () => void;
  readonly onLeave: () => void;
}

function Failed({ input, canCheck, onCheck, onLeave }: FailedProps) {
  const texts = paymentTexts.useMessages();
  return (
    <>
      <p>{texts.unableNow}</p>
      <ul className="payment-confirmation-promises">
        <li>{texts.weGoOnChecking}</li>
        <li>
          <strong>{texts.doNotPayAgain}</strong>
        </li>
        <li>{texts.receiptByEmail}</li>
      </ul>
      <PaymentFacts input={input} />
      <div className="payment-confirmation-actions">
        {canCheck && (
          <Button variant="secondary" onClick={onCheck}>
            {texts.checkAgain}
          </Button>
        )}
        <TextLink to={returnPath()} onClick={onLeave}>
          {texts.returnToDashboard}
        </TextLink>
      </div>
    </>
  );
}

/** What a payer needs when asking about this payment later. */
function PaymentFacts({ input }: { readonly input: ConfirmationInput }) {
  const texts = paymentTexts.useMessages();
  const rrr = input.rrr === '' ? [] : [{ term: texts.rrr, detail: <Reference value={input.rrr} /> }];
  return (
    <div className="payment-confirmation-unsure">
      {input.amountKobo > 0 && (
        <p>
          <span className="payment-confirmation-quiet">{texts.amountNotConfirmed}</span>
          <Money amountKobo={input.amountKobo} size="bill" />
        </p>
      )}
      <SummaryList items={[{ term: texts.billReference, detail: <Reference value={input.billReference} /> }, ...rrr]} />
    </div>
  );
}
