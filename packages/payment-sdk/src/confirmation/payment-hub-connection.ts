import { type PaymentNotificationRequest, paymentHubMethods, paymentHubPath } from '@portal/contracts';

/** Waits before the reconnection attempts, in milliseconds: exactly the four of spec §9. */
const reconnectionDelaysMs = [0, 2000, 10_000, 30_000] as const;

export interface PaymentHubListener {
  /** Also after every reconnection: the request must then be sent again. */
  readonly onConnected: () => void;
  /** Once per failed attempt and once per lost connection. */
  readonly onError: () => void;
  /** The hub ended the connection because of what we sent: coming back would end the same way. */
  readonly onRefused: () => void;
  readonly onResponse: (statusCode: number) => void;
}

export interface PaymentHubConnection {
  readonly send: (request: PaymentNotificationRequest) => void;
  readonly close: () => void;
}

/**
 * Connects anonymously to the payment hub, over WebSockets, Server-Sent Events or long polling, whatever the network
 * lets through. The SignalR client is loaded here and nowhere else: only somebody who waits for a payment pays for it.
 */
export function connectToPaymentHub(listener: PaymentHubListener): PaymentHubConnection {
  let isClosed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let connection: Awaited<ReturnType<typeof build>> | undefined;

  async function build() {
    const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
    const hub = new HubConnectionBuilder()
      .withUrl(paymentHubPath, { withCredentials: false })
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds({ previousRetryCount }) {
          if (!isClosed) listener.onError();
          return reconnectionDelaysMs[previousRetryCount] ?? null;
        },
      })
      .configureLogging(LogLevel.None)
      .build();
    hub.on(paymentHubMethods.response, (response: unknown) => {
      if (isClosed) return;
      const statusCode = (response as { statusCode?: unknown } | null)?.statusCode;
      if (typeof statusCode === 'number') listener.onResponse(statusCode);
    });
    hub.onreconnected(() => !isClosed && listener.onConnected());
    // Reached while we still want it open, whatever ended it: the client retries only where it sees a lost connection.
    hub.onclose((error) => {
      if (isClosed) return;
      if (isRefusal(error)) listener.onRefused();
      else retry(1);
    });
    return hub;
  }

  async function start(attempt: number): Promise<void> {
    try {
      connection ??= await build();
      if (isClosed) return;
      await connection.start();
    } catch {
      retry(attempt);
      return;
    }
    if (isClosed) void connection.stop();
    else listener.onConnected();
  }

  function retry(attempt: number): void {
    if (isClosed) return;
    listener.onError();
    const delayMs = reconnectionDelaysMs[attempt];
    if (delayMs !== undefined && !isClosed) retryTimer = setTimeout(() => void start(attempt + 1), delayMs);
  }

  void start(0);

  return {
    send(request) {
      // A request lost with its connection is sent again after the reconnection and at every countdown's end.
      connection?.send(paymentHubMethods.request, request).catch(() => undefined);
    },
    close() {
      isClosed = true;
      clearTimeout(retryTimer);
      connection?.stop().catch(() => undefined);
    },
  };
}

/** A Close with an error that does not allow a reconnection. The client tells only by this text, which tests hold it to. */
function isRefusal(error: Error | undefined): boolean {
  return error?.message.startsWith('Server returned an error on close:') ?? false;
}
