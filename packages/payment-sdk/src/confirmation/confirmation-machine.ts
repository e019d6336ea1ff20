import { type PaymentStatusRequest, statusRequestOf } from './status-request.ts';

/** Constants of spec §9. */
export const confirmationLimits = {
  retries: 6,
  reconnectionAttempts: 4,
  countdownSeconds: 10,
  /** After connecting in the tsp variant, and after the connection was given up. */
  shortCountdownSeconds: 5,
  redirectSeconds: 10,
  errorToastMs: 7000,
  shortErrorToastMs: 4000,
  progressRefreshMs: 500,
} as const;

/** `open`: success closes the modal onto the bill. `tsp`: success goes to the stored redirect URL. */
export type ConfirmationVariant = 'open' | 'tsp';

/**
 * - `waiting`: counting down, for an answer over the realtime connection
 * - `checking`: the status check is under way
 * - `confirmed`: counting down to the redirect
 * - `failed`: the failure view; a late realtime success still confirms
 * - `finished`: the modal is closed or the payer is on the way to the redirect URL
 * - `left`: the payer went away
 */
type ConfirmationPhase = 'waiting' | 'checking' | 'confirmed' | 'failed' | 'finished' | 'left';

export interface ConfirmationState {
  readonly variant: ConfirmationVariant;
  readonly phase: ConfirmationPhase;
  /** Undefined for a provider we do not know: there is nobody to ask about its payment. */
  readonly statusRequest: PaymentStatusRequest | undefined;
  readonly connection: 'connecting' | 'connected' | 'reconnecting' | 'closed';
  readonly reconnectionAttempts: number;
  readonly retries: number;
  /** A realtime answer came that was not success. */
  readonly isRefused: boolean;
  readonly isProviderMissing: boolean;
}

export type ConfirmationEvent =
  | { readonly type: 'connected' }
  /** A connection attempt failed, or the connection broke. */
  | { readonly type: 'connection-error' }
  /** The hub does not want this connection: no attempt is left. */
  | { readonly type: 'connection-refused' }
  | { readonly type: 'realtime-response'; readonly statusCode: number }
  | { readonly type: 'countdown-ended' }
  | { readonly type: 'status-answered'; readonly responseCode: unknown; readonly responseDescription: string }
  | { readonly type: 'status-unreachable' }
  /** The payer does not want to wait for the redirect. */
  | { readonly type: 'continue-requested' }
  /** The payer wants to stay on the confirmation: the redirect waits for "Continue now". */
  | { readonly type: 'stay-requested' }
  /** The payer asks again from the failure view. */
  | { readonly type: 'check-requested' }
  | { readonly type: 'left' };

export type ConfirmationEffect =
  | { readonly type: 'connect' }
  | { readonly type: 'send-request' }
  | { readonly type: 'start-countdown'; readonly seconds: number }
  | { readonly type: 'stop-countdown' }
  | { readonly type: 'check-status'; readonly request: PaymentStatusRequest }
  /** An empty message stands for 'Unable to confirm payment'. */
  | { readonly type: 'show-error'; readonly message: string; readonly durationMs: number }
  | { readonly type: 'close-connection' }
  | { readonly type: 'close-modal' }
  | { readonly type: 'go-to-redirect-url' }
  | { readonly type: 'forget-payment-data' };

export interface ConfirmationStep {
  readonly state: ConfirmationState;
  readonly effects: readonly ConfirmationEffect[];
}

/** What the flow must know about the payment it confirms. */
export interface ConfirmationInput {
  readonly variant: ConfirmationVariant;
  readonly provider: string | undefined;
  readonly billReference: string;
  readonly rrr: string;
  readonly txRef: string;
  readonly amountKobo: number;
}

/** Opens the flow: the realtime connection is started and the first countdown runs (spec §4). */
export function openConfirmation(input: ConfirmationInput): ConfirmationStep {
  return {
    state: {
      variant: input.variant,
      phase: 'waiting',
      statusRequest: statusRequestOf(input),
      connection: 'connecting',
      reconnectionAttempts: 0,
      retries: 0,
      isRefused: false,
      isProviderMissing: false,
    },
    effects: [{ type: 'connect' }, countdown(confirmationLimits.countdownSeconds)],
  };
}

/** The payment confirmation flow of spec §4: what an event makes of a state, and what must be done about it. */
export function stepConfirmation(state: ConfirmationState, event: ConfirmationEvent): ConfirmationStep {
  if (state.phase === 'finished' || state.phase === 'left') return stay(state);
  switch (event.type) {
    case 'connected':
      return connected(state);
    case 'connection-error':
      return connectionError(state);
    case 'connection-refused':
      return connectionError({ ...state, reconnectionAttempts: confirmationLimits.reconnectionAttempts });
    case 'realtime-response':
      return realtimeResponse(state, event.statusCode);
    case 'countdown-ended':
      return countdownEnded(state);
    case 'status-answered':
      return statusAnswered(state, event);
    case 'status-unreachable':
      return statusUnreachable(state);
    case 'continue-requested':
      return state.phase === 'confirmed' ? finish(state) : stay(state);
    case 'stay-requested':
      return state.phase === 'confirmed' ? { state, effects: [{ type: 'stop-countdown' }] } : stay(state);
    case 'check-requested':
      return state.phase === 'failed' && state.statusRequest ? check(state, state.statusRequest) : stay(state);
    case 'left':
      return {
        state: { ...state, phase: 'left', connection: 'closed' },
        effects: [{ type: 'stop-countdown' }, { type: 'close-connection' }, { type: 'forget-payment-data' }],
      };
  }
}

function connected(state: ConfirmationState): ConfirmationStep {
  if (state.connection === 'closed') return stay(state);
  const isFirst = state.connection === 'connecting';
  const effects: ConfirmationEffect[] = state.phase === 'confirmed' ? [] : [{ type: 'send-request' }];
  if (state.variant === 'tsp' && isFirst && state.phase === 'waiting') {
    effects.push(countdown(confirmationLimits.shortCountdownSeconds));
  }
  return { state: { ...state, connection: 'connected', reconnectionAttempts: 0 }, effects };
}

function connectionError(state: ConfirmationState): ConfirmationStep {
  if (state.connection === 'closed') return stay(state);
  if (state.reconnectionAttempts < confirmationLimits.reconnectionAttempts) {
    const connection = state.connection === 'connecting' ? 'connecting' : 'reconnecting';
    return stay({ ...state, connection, reconnectionAttempts: state.reconnectionAttempts + 1 });
  }
  const closed: ConfirmationState = { ...state, connection: 'closed' };
  const close: ConfirmationEffect = { type: 'close-connection' };
  if (state.phase !== 'waiting') return { state: closed, effects: [close] };
  return {
    state: { ...closed, retries: confirmationLimits.retries },
    effects: [close, countdown(confirmationLimits.shortCountdownSeconds)],
  };
}

/** 200 and 400 both mean success: paid now, paid earlier (spec §4). */
function realtimeResponse(state: ConfirmationState, statusCode: number): ConfirmationStep {
  if (state.phase === 'confirmed') return stay(state);
  if (statusCode === 200 || statusCode === 400) return confirm(state);
  return stay({ ...state, isRefused: true });
}

function countdownEnded(state: ConfirmationState): ConfirmationStep {
  if (state.phase === 'confirmed') return finish(state);
  if (state.phase !== 'waiting') return stay(state);
  const isOutOfRetries = state.retries >= confirmationLimits.retries;
  if (state.statusRequest && (isOutOfRetries || state.isRefused)) return check(state, state.statusRequest);
  if (isOutOfRetries) {
    return {
      state: { ...state, phase: 'failed', connection: 'closed', isProviderMissing: true },
      effects: [{ type: 'close-connection' }],
    };
  }
  const resend: readonly ConfirmationEffect[] = state.connection === 'connected' ? [{ type: 'send-request' }] : [];
  return {
    state: { ...state, retries: state.retries + 1 },
    effects: [...resend, countdown(confirmationLimits.countdownSeconds)],
  };
}

function statusAnswered(
  state: ConfirmationState,
  { responseCode, responseDescription }: ConfirmationEvent & { type: 'status-answered' },
): ConfirmationStep {
  if (state.phase !== 'checking') return stay(state);
  if (isSuccessCode(responseCode)) return confirm(state);
  return {
    state: { ...state, phase: 'failed' },
    effects: [
      {
        type: 'show-error',
        message: responseDescription,
        durationMs: responseDescription ? confirmationLimits.errorToastMs : confirmationLimits.shortErrorToastMs,
      },
    ],
  };
}

function statusUnreachable(state: ConfirmationState): ConfirmationStep {
  if (state.phase !== 'checking') return stay(state);
  return {
    state: { ...state, phase: 'failed', connection: 'closed' },
    effects: [
      { type: 'show-error', message: '', durationMs: confirmationLimits.shortErrorToastMs },
      { type: 'close-connection' },
    ],
  };
}

function isSuccessCode(responseCode: unknown): boolean {
  return ['00', '10', 10, '11', 11].some((code) => code === responseCode);
}

function check(state: ConfirmationState, request: PaymentStatusRequest): ConfirmationStep {
  return {
    state: { ...state, phase: 'checking' },
    effects: [{ type: 'stop-countdown' }, { type: 'check-status', request }],
  };
}

function confirm(state: ConfirmationState): ConfirmationStep {
  return { state: { ...state, phase: 'confirmed' }, effects: [countdown(confirmationLimits.redirectSeconds)] };
}

function finish(state: ConfirmationState): ConfirmationStep {
  return {
    state: { ...state, phase: 'finished', connection: 'closed' },
    effects: [
      { type: 'stop-countdown' },
      { type: 'close-connection' },
      { type: 'forget-payment-data' },
      { type: state.variant === 'tsp' ? 'go-to-redirect-url' : 'close-modal' },
    ],
  };
}

function countdown(seconds: number): ConfirmationEffect {
  return { type: 'start-countdown', seconds };
}

function stay(state: ConfirmationState): ConfirmationStep {
  return { state, effects: [] };
}
