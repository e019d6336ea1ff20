import {
  type ConfirmationEvent,
  type ConfirmationInput,
  openConfirmation,
  stepConfirmation,
} from '../confirmation-machine.ts';

export const remita: ConfirmationInput = {
  variant: 'open',
  provider: 'remita',
  billReference: 'KD7Q4M2X9TBC1VWZ',
  rrr: '140008260136',
  txRef: 'KD0001',
  amountKobo: 1_250_000,
};
export const inTsp: ConfirmationInput = { ...remita, variant: 'tsp' };
export const unknownProvider: ConfirmationInput = { ...remita, provider: 'paystack' };

export const countdownEnded: ConfirmationEvent = { type: 'countdown-ended' };
export const connectionError: ConfirmationEvent = { type: 'connection-error' };
export const connectionRefused: ConfirmationEvent = { type: 'connection-refused' };
export const connected: ConfirmationEvent = { type: 'connected' };
export const paid: ConfirmationEvent = { type: 'realtime-response', statusCode: 200 };
export const refused: ConfirmationEvent = { type: 'realtime-response', statusCode: 402 };
export const answered = (responseCode: unknown, responseDescription = ''): ConfirmationEvent => ({
  type: 'status-answered',
  responseCode,
  responseDescription,
});

export function flowAfter(events: readonly ConfirmationEvent[], input = remita) {
  return events.reduce((step, event) => stepConfirmation(step.state, event), openConfirmation(input));
}

export const effectTypes = (step: { effects: readonly { type: string }[] }) => step.effects.map(({ type }) => type);
export const sixRetries = Array.from({ length: 6 }, () => countdownEnded);
