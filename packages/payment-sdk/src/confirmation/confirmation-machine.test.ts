import { describe, expect, it } from 'vitest';
import { openConfirmation, stepConfirmation } from './confirmation-machine.ts';
import {
  answered,
  connected,
  connectionError,
  connectionRefused,
  countdownEnded,
  effectTypes,
  flowAfter,
  inTsp,
  paid,
  refused,
  remita,
  sixRetries,
  unknownProvider,
} from './testing/confirmation-flow.ts';

describe('opening', () => {
  it('starts the realtime connection and a 10-second countdown', () => {
    expect(openConfirmation(remita).effects).toEqual([{ type: 'connect' }, { type: 'start-countdown', seconds: 10 }]);
  });

  it('sends the request as soon as it is connected, and lets the 10 seconds run on', () => {
    expect(effectTypes(flowAfter([connected]))).toEqual(['send-request']);
  });

  it('counts 5 seconds in the tsp variant after connecting, and only the first time', () => {
    const first = flowAfter([connected], inTsp);
    expect(first.effects).toEqual([{ type: 'send-request' }, { type: 'start-countdown', seconds: 5 }]);
    const again = stepConfirmation(stepConfirmation(first.state, connectionError).state, connected);
    expect(effectTypes(again)).toEqual(['send-request']);
  });
});

describe('success over the realtime connection', () => {
  it.each([200, 400])('%i confirms and counts 10 seconds to the redirect', (statusCode) => {
    const step = flowAfter([connected, { type: 'realtime-response', statusCode }]);
    expect(step.state.phase).toBe('confirmed');
    expect(step.effects).toEqual([{ type: 'start-countdown', seconds: 10 }]);
  });

  it('closes the modal at the countdown’s end in the open variant', () => {
    expect(effectTypes(flowAfter([connected, paid, countdownEnded]))).toEqual([
      'stop-countdown',
      'close-connection',
      'forget-payment-data',
      'close-modal',
    ]);
  });

  it('goes to the stored redirect URL in the tsp variant', () => {
    expect(effectTypes(flowAfter([connected, paid, countdownEnded], inTsp))).toContain('go-to-redirect-url');
  });

  it('goes on at once when the payer does not want to wait, and waits when the payer wants to stay', () => {
    expect(flowAfter([connected, paid, { type: 'continue-requested' }]).state.phase).toBe('finished');
    const stayed = flowAfter([connected, paid, { type: 'stay-requested' }]);
    expect([stayed.state.phase, ...effectTypes(stayed)]).toEqual(['confirmed', 'stop-countdown']);
  });

  it('is not taken back by anything that comes later', () => {
    for (const late of [refused, answered('02'), { type: 'status-unreachable' } as const, connected]) {
      expect(flowAfter([connected, paid, late]).state.phase).toBe('confirmed');
    }
  });

  it('arriving while the status check runs confirms without waiting for it', () => {
    expect(flowAfter([connected, refused, countdownEnded, paid]).state.phase).toBe('confirmed');
  });

  it('arriving after the failure view still confirms', () => {
    const step = flowAfter([connected, refused, countdownEnded, answered('09'), paid]);
    expect(step.state.phase).toBe('confirmed');
  });
});

describe('the countdown’s end without an answer', () => {
  it('sends the request again, restarts 10 seconds and counts the retry', () => {
    const step = flowAfter([connected, countdownEnded]);
    expect(step.state.retries).toBe(1);
    expect(step.effects).toEqual([{ type: 'send-request' }, { type: 'start-countdown', seconds: 10 }]);
  });

  it('cannot send without a connection, but counts the retry all the same', () => {
    const step = flowAfter([countdownEnded]);
    expect([step.state.retries, ...effectTypes(step)]).toEqual([1, 'start-countdown']);
  });

  it('asks for the status once 6 retries are spent, not before', () => {
    expect(flowAfter([connected, ...sixRetries]).state).toMatchObject({ phase: 'waiting', retries: 6 });
    expect(flowAfter([connected, ...sixRetries, countdownEnded]).effects).toContainEqual({
      type: 'check-status',
      request: { gateway: 'remita', rrr: '140008260136', billReference: 'KD7Q4M2X9TBC1VWZ' },
    });
  });

  it('asks for the status at once when a realtime answer came that was not success', () => {
    expect(flowAfter([connected, refused, countdownEnded]).state.phase).toBe('checking');
  });

  it('asks Interswitch with its own payload', () => {
    const step = flowAfter([refused, countdownEnded], { ...remita, provider: 'interswitch', rrr: '' });
    expect(step.effects).toContainEqual({
      type: 'check-status',
      request: {
        gateway: 'interswitch',
        BillReference: 'KD7Q4M2X9TBC1VWZ',
        AmountInKobo: 1_250_000,
        TransactionReference: 'KD0001',
      },
    });
  });
});

describe('an unknown provider', () => {
  it('is missing only after 6 retries, even when a refusal came earlier; the connection is closed', () => {
    expect(flowAfter([connected, refused, countdownEnded], unknownProvider).state).toMatchObject({ phase: 'waiting' });
    const step = flowAfter([connected, ...sixRetries, countdownEnded], unknownProvider);
    expect(step.state).toMatchObject({ phase: 'failed', isProviderMissing: true });
    expect(effectTypes(step)).toEqual(['close-connection']);
  });

  it.each([
    ['remita without an RRR', { ...remita, rrr: '' }],
    ['interswitch without a transaction reference', { ...remita, provider: 'interswitch', txRef: '' }],
    ['no provider at all', { ...remita, provider: undefined }],
  ])('is what %s amounts to', (_, input) => {
    expect(flowAfter([...sixRetries, countdownEnded], input).state.isProviderMissing).toBe(true);
  });
});

describe('the status check', () => {
  const checking = [connected, refused, countdownEnded];

  it.each(['00', '10', 10, '11', 11])('succeeds on %j', (responseCode) => {
    expect(flowAfter([...checking, answered(responseCode)]).state.phase).toBe('confirmed');
  });

  it.each(['09', '02', '99', '01', 0, '0', undefined])('does not succeed on %j', (responseCode) => {
    expect(flowAfter([...checking, answered(responseCode)]).state.phase).toBe('failed');
  });

  it('shows the description for 7 seconds, or the default for 4', () => {
    expect(flowAfter([...checking, answered('02', 'Declined')]).effects).toEqual([
      { type: 'show-error', message: 'Declined', durationMs: 7000 },
    ]);
    expect(flowAfter([...checking, answered('02')]).effects).toEqual([
      { type: 'show-error', message: '', durationMs: 4000 },
    ]);
  });

  it('that cannot reach us shows the default for 4 seconds and closes the connection', () => {
    const step = flowAfter([...checking, { type: 'status-unreachable' }]);
    expect(step.state).toMatchObject({ phase: 'failed', connection: 'closed' });
    expect(step.effects).toEqual([{ type: 'show-error', message: '', durationMs: 4000 }, { type: 'close-connection' }]);
  });

  it('can be asked again from the failure view, but not for an unknown provider', () => {
    expect(flowAfter([...checking, answered('09'), { type: 'check-requested' }]).state.phase).toBe('checking');
    const missing = flowAfter([...sixRetries, countdownEnded, { type: 'check-requested' }], unknownProvider);
    expect(missing.state.phase).toBe('failed');
  });
});

describe('connection errors', () => {
  const fourErrors = [connectionError, connectionError, connectionError, connectionError];

  it('allow 4 reconnection attempts while the countdown runs on', () => {
    const step = flowAfter(fourErrors);
    expect(step.state).toMatchObject({ reconnectionAttempts: 4, retries: 0, connection: 'connecting' });
    expect(step.effects).toEqual([]);
  });

  it('beyond that force the retries to 6 and count 5 seconds to the status check', () => {
    const step = flowAfter([...fourErrors, connectionError]);
    expect(step.state).toMatchObject({ retries: 6, connection: 'closed' });
    expect(step.effects).toEqual([{ type: 'close-connection' }, { type: 'start-countdown', seconds: 5 }]);
    expect(stepConfirmation(step.state, countdownEnded).state.phase).toBe('checking');
  });

  it('are all at once when the hub refuses the connection', () => {
    expect(flowAfter([connected, connectionRefused])).toEqual(flowAfter([connected, ...fourErrors, connectionError]));
  });

  it('start anew after a reconnection, which sends the request again', () => {
    const step = flowAfter([connected, ...fourErrors, connected]);
    expect(step.state.reconnectionAttempts).toBe(0);
    expect(effectTypes(step)).toEqual(['send-request']);
  });

  it('do not disturb a check under way, a confirmation or a failure view', () => {
    for (const events of [[refused, countdownEnded], [paid], [refused, countdownEnded, answered('09')]] as const) {
      const before = flowAfter([connected, ...events]).state;
      const step = flowAfter([connected, ...events, ...fourErrors, connectionError]);
      expect(step.state.phase).toBe(before.phase);
      expect(effectTypes(step)).toEqual(['close-connection']);
    }
  });
});

describe('leaving', () => {
  it('closes the connection and removes the payment data, from any phase', () => {
    for (const events of [
      [],
      [connected],
      [paid],
      [refused, countdownEnded],
      [refused, countdownEnded, answered('02')],
    ]) {
      const step = flowAfter([...events, { type: 'left' }]);
      expect(effectTypes(step)).toEqual(['stop-countdown', 'close-connection', 'forget-payment-data']);
    }
  });

  it('ends the flow: nothing that comes later has an effect', () => {
    for (const late of [connected, paid, countdownEnded, connectionError, { type: 'left' } as const]) {
      expect(flowAfter([{ type: 'left' }, late]).effects).toEqual([]);
    }
  });
});
