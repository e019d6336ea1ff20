import { useApiClient } from '@portal/api-client';
import { checkPaymentStatus } from '@portal/contracts';
import { showToast } from '@portal/ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { paymentTexts } from '../messages/catalogue.ts';
import { forgetPaymentData } from '../session/payment-data.ts';
import { tabUserId } from '../session/tab-identity.ts';
import type { ConfirmationEvent, ConfirmationInput } from './confirmation-machine.ts';
import { type ConfirmationRun, type ConfirmationView, runConfirmation } from './confirmation-runner.ts';
import { connectToPaymentHub } from './payment-hub-connection.ts';

export interface ConfirmationDestinations {
  /** Open variant: the modal is closed onto the bill, which is a receipt by now. */
  readonly onClosed: () => void;
  /** Tsp variant: the payer goes to the stored redirect URL. */
  readonly onRedirect: () => void;
}

/** Drives the confirmation flow for as long as the component is on the screen. `input` counts as it is at the beginning. */
export function usePaymentConfirmation(input: ConfirmationInput, destinations: ConfirmationDestinations) {
  const api = useApiClient();
  const texts = paymentTexts.useMessages();
  const [run, setRun] = useState<ConfirmationRun>();

  const start = useEffectEvent(() =>
    runConfirmation(input, {
      connect: connectToPaymentHub,
      checkStatus: (body) => api(checkPaymentStatus, { body }),
      userId: tabUserId(),
      showError: (message, durationMs) =>
        showToast({ kind: 'error', message: message || texts.unableToConfirm, durationMs }),
      closeModal: () => closed(),
      goToRedirectUrl: () => redirected(),
      forgetPaymentData,
    }),
  );
  const closed = useEffectEvent(() => destinations.onClosed());
  const redirected = useEffectEvent(() => destinations.onRedirect());

  useEffect(() => {
    const started = start();
    setRun(started);
    return started.leave;
  }, []);

  const view = useSyncExternalStore<ConfirmationView | undefined>(
    run?.subscribe ?? subscribeToNothing,
    () => run?.view(),
    () => undefined,
  );
  return { view, send: (event: ConfirmationEvent) => run?.send(event) };
}

function subscribeToNothing() {
  return () => undefined;
}
