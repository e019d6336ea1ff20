import type { PaymentNotificationRequest } from '@portal/contracts';
import {
  type ConfirmationEffect,
  type ConfirmationEvent,
  type ConfirmationInput,
  type ConfirmationState,
  confirmationLimits,
  openConfirmation,
  stepConfirmation,
} from './confirmation-machine.ts';
import type { PaymentHubConnection, PaymentHubListener } from './payment-hub-connection.ts';
import type { PaymentStatusRequest } from './status-request.ts';

/** Everything the flow touches outside of itself; tests give their own clock, hub and server. */
export interface ConfirmationWorld {
  readonly connect: (listener: PaymentHubListener) => PaymentHubConnection;
  readonly checkStatus: (
    request: PaymentStatusRequest,
  ) => Promise<{ readonly responseCode: unknown; readonly responseDescription: string }>;
  readonly userId: string;
  readonly showError: (message: string, durationMs: number) => void;
  readonly closeModal: () => void;
  readonly goToRedirectUrl: () => void;
  readonly forgetPaymentData: () => void;
}

type ConfirmationStage = 'opened' | 'connected' | 'asked' | 'checked' | 'confirmed';

/** What a screen shows of the flow at a moment. */
export interface ConfirmationView {
  readonly state: ConfirmationState;
  /** Absent while nothing is counted down. */
  readonly countdown: { readonly secondsLeft: number; readonly totalSeconds: number } | undefined;
  /** When each stage was reached, in milliseconds since 1970. */
  readonly reachedAt: Readonly<Partial<Record<ConfirmationStage, number>>>;
}

export interface ConfirmationRun {
  readonly view: () => ConfirmationView;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly send: (event: ConfirmationEvent) => void;
  /** The payer leaves: the connection is closed and the payment data removed. */
  readonly leave: () => void;
}

/** Runs the confirmation flow: performs the machine's effects and feeds it what comes back. */
export function runConfirmation(input: ConfirmationInput, world: ConfirmationWorld): ConfirmationRun {
  const request: PaymentNotificationRequest = { userId: world.userId, billReference: input.billReference };
  const listeners = new Set<() => void>();
  const opening = openConfirmation(input);
  let hub: PaymentHubConnection | undefined;
  let deadline: { readonly endsAt: number; readonly totalSeconds: number } | undefined;
  let view: ConfirmationView = { state: opening.state, countdown: undefined, reachedAt: { opened: Date.now() } };

  function send(event: ConfirmationEvent): void {
    const step = stepConfirmation(view.state, event);
    const stage = stageOf(event, step.state, view.state);
    view = {
      ...view,
      state: step.state,
      reachedAt: stage && !view.reachedAt[stage] ? { ...view.reachedAt, [stage]: Date.now() } : view.reachedAt,
    };
    perform(step.effects);
    show();
  }

  function perform(effects: readonly ConfirmationEffect[]): void {
    for (const effect of effects) performOne(effect);
  }

  function performOne(effect: ConfirmationEffect): void {
    switch (effect.type) {
      case 'connect':
        hub = world.connect({
          onConnected: () => send({ type: 'connected' }),
          onError: () => send({ type: 'connection-error' }),
          onRefused: () => send({ type: 'connection-refused' }),
          onResponse: (statusCode) => send({ type: 'realtime-response', statusCode }),
        });
        return;
      case 'send-request':
        hub?.send(request);
        return;
      case 'start-countdown':
        deadline = { endsAt: Date.now() + effect.seconds * 1000, totalSeconds: effect.seconds };
        return;
      case 'stop-countdown':
        deadline = undefined;
        return;
      case 'check-status':
        world.checkStatus(effect.request).then(
          (answer) => send({ type: 'status-answered', ...answer }),
          () => send({ type: 'status-unreachable' }),
        );
        return;
      case 'show-error':
        world.showError(effect.message, effect.durationMs);
        return;
      case 'close-connection':
        hub?.close();
        return;
      case 'close-modal':
        world.closeModal();
        return;
      case 'go-to-redirect-url':
        world.goToRedirectUrl();
        return;
      case 'forget-payment-data':
        world.forgetPaymentData();
    }
  }

  /** By the deadline, not by counting ticks: a phone that slept goes on where the clock says it is. */
  function tick(): void {
    if (!deadline) return;
    if (Date.now() < deadline.endsAt) {
      show();
      return;
    }
    deadline = undefined;
    send({ type: 'countdown-ended' });
  }

  function show(): void {
    view = { ...view, countdown: deadline && countdownAt(deadline, Date.now()) };
    if (view.state.phase === 'finished' || view.state.phase === 'left') stopTicking();
    for (const onChange of listeners) onChange();
  }

  const ticker = setInterval(tick, confirmationLimits.progressRefreshMs);
  const page = typeof document === 'undefined' ? undefined : document;
  page?.addEventListener('visibilitychange', tick);

  function stopTicking(): void {
    clearInterval(ticker);
    page?.removeEventListener('visibilitychange', tick);
  }

  perform(opening.effects);
  show();

  return {
    view: () => view,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    send,
    leave: () => send({ type: 'left' }),
  };
}

function countdownAt(deadline: { readonly endsAt: number; readonly totalSeconds: number }, now: number) {
  const secondsLeft = Math.min(deadline.totalSeconds, Math.max(0, Math.ceil((deadline.endsAt - now) / 1000)));
  return { secondsLeft, totalSeconds: deadline.totalSeconds };
}

function stageOf(
  event: ConfirmationEvent,
  after: ConfirmationState,
  before: ConfirmationState,
): ConfirmationStage | undefined {
  if (after.phase === 'confirmed' && before.phase !== 'confirmed') return 'confirmed';
  if (event.type === 'connected') return 'connected';
  if (event.type === 'status-answered') return 'checked';
  if (after.phase === 'checking' && before.phase !== 'checking') return 'asked';
  return undefined;
}
