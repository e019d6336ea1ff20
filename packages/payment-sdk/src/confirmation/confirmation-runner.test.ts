import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfirmationInput } from './confirmation-machine.ts';
import { type ConfirmationRun, runConfirmation } from './confirmation-runner.ts';
import type { PaymentHubListener } from './payment-hub-connection.ts';

const payment: ConfirmationInput = {
  variant: 'tsp',
  provider: 'remita',
  billReference: 'KD7Q4M2X9TBC1VWZ',
  rrr: '140008260136',
  txRef: 'KD0001',
  amountKobo: 1_250_000,
};

type StatusAnswer = { responseCode: unknown; responseDescription: string };

/** A world under a fake clock: the test plays the hub and the server. */
function openWorld(input = payment, answerStatus: () => Promise<StatusAnswer> = async () => pending) {
  let hub: PaymentHubListener | undefined;
  const send = vi.fn();
  const close = vi.fn();
  const world = {
    connect: vi.fn((listener: PaymentHubListener) => {
      hub = listener;
      return { send, close };
    }),
    checkStatus: vi.fn(answerStatus),
    userId: 'a-tab',
    showError: vi.fn(),
    closeModal: vi.fn(),
    goToRedirectUrl: vi.fn(),
    forgetPaymentData: vi.fn(),
  };
  const run = runConfirmation(input, world);
  if (!hub) throw new Error('The flow did not connect');
  return { ...world, run, hub, send, close };
}

const pending: StatusAnswer = { responseCode: '09', responseDescription: 'Payment is pending' };
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const phaseOf = (run: ConfirmationRun) => run.view().state.phase;

describe('payment confirmation under a fake clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('confirms as soon as the hub says so and goes to the redirect URL 10 seconds later', async () => {
    const { run, hub, send, goToRedirectUrl, forgetPaymentData, close } = openWorld();
    hub.onConnected();
    expect(send).toHaveBeenCalledWith({ userId: 'a-tab', billReference: 'KD7Q4M2X9TBC1VWZ' });
    await seconds(2);
    hub.onResponse(200);
    expect(run.view().countdown).toEqual({ secondsLeft: 10, totalSeconds: 10 });
    await seconds(9);
    expect(goToRedirectUrl).not.toHaveBeenCalled();
    expect(run.view().countdown?.secondsLeft).toBe(1);
    await seconds(1);
    expect(goToRedirectUrl).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(forgetPaymentData).toHaveBeenCalledOnce();
  });

  it('asks 1 + 6 times over 65 seconds, then checks the status and shows the failure view', async () => {
    const { run, hub, send, checkStatus, showError } = openWorld();
    hub.onConnected();
    await seconds(5 + 5 * 10);
    expect(send).toHaveBeenCalledTimes(1 + 6);
    await seconds(9);
    expect(checkStatus).not.toHaveBeenCalled();
    await seconds(1);
    expect(checkStatus).toHaveBeenCalledWith({
      gateway: 'remita',
      rrr: '140008260136',
      billReference: 'KD7Q4M2X9TBC1VWZ',
    });
    expect(phaseOf(run)).toBe('failed');
    expect(showError).toHaveBeenCalledWith('Payment is pending', 7000);
  });

  it('is confirmed by the status check when the realtime connection never comes about', async () => {
    const { run, hub, checkStatus } = openWorld(payment, async () => ({ responseCode: '00', responseDescription: '' }));
    for (let error = 0; error < 5; error += 1) hub.onError();
    await seconds(4.5);
    expect(checkStatus).not.toHaveBeenCalled();
    await seconds(0.5);
    expect(checkStatus).toHaveBeenCalledOnce();
    expect(phaseOf(run)).toBe('confirmed');
  });

  it('checks the status at the next countdown’s end after a refusal', async () => {
    const { run, hub, checkStatus } = openWorld({ ...payment, variant: 'open' }, async () => ({
      responseCode: '02',
      responseDescription: 'Declined',
    }));
    hub.onConnected();
    hub.onResponse(402);
    await seconds(9.5);
    expect(checkStatus).not.toHaveBeenCalled();
    await seconds(0.5);
    expect(phaseOf(run)).toBe('failed');
  });

  it('says so when the status check cannot reach us, and closes the connection', async () => {
    const { run, hub, showError, close } = openWorld(payment, async () => Promise.reject(new Error('offline')));
    hub.onConnected();
    hub.onResponse(402);
    await seconds(5);
    expect(phaseOf(run)).toBe('failed');
    expect(showError).toHaveBeenCalledWith('', 4000);
    expect(close).toHaveBeenCalledOnce();
  });

  it('marks an unknown provider missing after 6 retries', async () => {
    const { run, checkStatus } = openWorld({ ...payment, provider: 'paystack' });
    await seconds(70);
    expect(run.view().state.isProviderMissing).toBe(true);
    expect(checkStatus).not.toHaveBeenCalled();
  });

  it('closes the modal in the open variant', async () => {
    const { hub, closeModal, goToRedirectUrl } = openWorld({ ...payment, variant: 'open' });
    hub.onConnected();
    hub.onResponse(400);
    await seconds(10);
    expect(closeModal).toHaveBeenCalledOnce();
    expect(goToRedirectUrl).not.toHaveBeenCalled();
  });

  it('refreshes the countdown twice a second', async () => {
    const { run } = openWorld();
    const onChange = vi.fn();
    run.subscribe(onChange);
    await seconds(3);
    expect(onChange).toHaveBeenCalledTimes(6);
  });

  it('goes by the clock when the phone slept through the countdown', async () => {
    const { run, hub, goToRedirectUrl } = openWorld();
    hub.onConnected();
    hub.onResponse(200);
    vi.setSystemTime(Date.now() + 60_000);
    await seconds(0.5);
    expect(goToRedirectUrl).toHaveBeenCalledOnce();
    expect(phaseOf(run)).toBe('finished');
  });

  it('leaves nothing running when the payer leaves', async () => {
    const { run, hub, send, close, forgetPaymentData } = openWorld();
    hub.onConnected();
    run.leave();
    await seconds(120);
    expect(send).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    expect(forgetPaymentData).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('remembers when each stage was reached', async () => {
    const startedAt = Date.now();
    const { run, hub } = openWorld();
    await seconds(1);
    hub.onConnected();
    await seconds(2);
    hub.onResponse(200);
    expect(run.view().reachedAt).toEqual({
      opened: startedAt,
      connected: startedAt + 1000,
      confirmed: startedAt + 3000,
    });
  });
});
