import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ConfirmationEvent,
  type ConfirmationState,
  openConfirmation,
  stepConfirmation,
} from './confirmation-machine.ts';
import {
  answered,
  connected,
  connectionError,
  connectionRefused,
  countdownEnded,
  flowAfter,
  inTsp,
  remita,
  unknownProvider,
} from './testing/confirmation-flow.ts';

describe('any sequence of events', () => {
  const events = fc.array(
    fc.oneof(
      fc.constantFrom<ConfirmationEvent>(
        connected,
        connectionError,
        connectionRefused,
        countdownEnded,
        { type: 'status-unreachable' },
        { type: 'continue-requested' },
        { type: 'stay-requested' },
        { type: 'check-requested' },
      ),
      fc.record({ type: fc.constant('realtime-response' as const), statusCode: fc.constantFrom(200, 400, 402, 500) }),
      fc.record({
        type: fc.constant('status-answered' as const),
        responseCode: fc.constantFrom('00', '09', '02', 10, '11', undefined),
        responseDescription: fc.string(),
      }),
    ),
    { maxLength: 60 },
  );
  const inputs = fc.constantFrom(remita, inTsp, unknownProvider);

  it('never confirms without a success', () => {
    fc.assert(
      fc.property(inputs, events, (input, sequence) => {
        const isSuccess = (event: ConfirmationEvent) =>
          (event.type === 'realtime-response' && [200, 400].includes(event.statusCode)) ||
          (event.type === 'status-answered' && ['00', '10', 10, '11', 11].includes(event.responseCode as string));
        const { state } = flowAfter(
          sequence.filter((event) => !isSuccess(event)),
          input,
        );
        expect(['waiting', 'checking', 'failed']).toContain(state.phase);
      }),
    );
  });

  it('always ends: countdowns and an answer to the check lead to the failure view or out of it', () => {
    fc.assert(
      fc.property(inputs, events, fc.constantFrom('00', '09'), (input, sequence, responseCode) => {
        let state: ConfirmationState = flowAfter(sequence, input).state;
        for (let turn = 0; turn < 10; turn += 1) {
          state = stepConfirmation(state, state.phase === 'checking' ? answered(responseCode) : countdownEnded).state;
        }
        expect(['failed', 'finished']).toContain(state.phase);
      }),
    );
  });

  it('counts down whenever it waits, so that it cannot hang', () => {
    fc.assert(
      fc.property(inputs, events, (input, sequence) => {
        let step = openConfirmation(input);
        let isCounting = true;
        for (const event of sequence) {
          if (event.type === 'countdown-ended') isCounting = false;
          step = stepConfirmation(step.state, event);
          for (const { type } of step.effects) {
            if (type === 'start-countdown') isCounting = true;
            if (type === 'stop-countdown') isCounting = false;
          }
          if (step.state.phase === 'waiting') expect(isCounting).toBe(true);
        }
      }),
    );
  });
});
