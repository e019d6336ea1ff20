import { type ApiClient, ApiError } from '@portal/api-client';
import { createLiveTicket, type LiveTopic, liveHubMethods, liveHubPath } from '@portal/contracts';

export interface LiveConnection {
  /** Calls back whenever something of this topic may have changed, also after every reconnection. Answers with how to stop. */
  readonly follow: (topic: LiveTopic, onChange: () => void) => () => void;
}

/** Waits before the attempts to connect, in milliseconds; the last one stays. */
const pausesMs = [0, 2000, 10_000, 30_000, 60_000] as const;
const pauseOf = (attempt: number) => pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;

const connections = new WeakMap<ApiClient, LiveConnection>();

/** The one connection of this page, whoever asks. */
export function liveConnectionOf(api: ApiClient): LiveConnection {
  const known = connections.get(api) ?? createLiveConnection(api);
  connections.set(api, known);
  return known;
}

/**
 * Stands as long as somebody follows something. What it says is only "look again": whoever hears nothing, because a network lets
 * no such connection through, still reads the truth over the API.
 */
function createLiveConnection(api: ApiClient): LiveConnection {
  const followed = new Map<LiveTopic, Set<() => void>>();
  let running: { stop: () => void; follow: (topic: LiveTopic) => void } | undefined;

  const callBack = (topic: LiveTopic) => {
    for (const onChange of followed.get(topic) ?? []) onChange();
  };

  function run() {
    let isStopped = false;
    let retryTimer: ReturnType<typeof setTimeout> | undefined;
    let hub: Awaited<ReturnType<typeof build>> | undefined;
    let isConnected = false;
    // Without a session there is nothing to hear: whoever follows something with the next one opens a connection of their own.
    let isOver = false;

    async function build() {
      const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
      const made = new HubConnectionBuilder()
        .withUrl(liveHubPath, {
          withCredentials: false,
          // Refused here and not there: the library passes on only that the connection failed.
          accessTokenFactory: async () => {
            try {
              return (await api(createLiveTicket, { body: {} })).ticket;
            } catch (error) {
              isOver = error instanceof ApiError && (error.status === 401 || error.status === 403);
              throw error;
            }
          },
        })
        .withAutomaticReconnect({
          nextRetryDelayInMilliseconds({ previousRetryCount }) {
            isConnected = false;
            return isOver ? null : pauseOf(previousRetryCount);
          },
        })
        .configureLogging(LogLevel.None)
        .build();
      made.on(liveHubMethods.changed, (change: { readonly topic?: LiveTopic } | null) => {
        if (!isStopped && change?.topic) callBack(change.topic);
      });
      made.onreconnected(() => stand());
      // The server said goodbye, for example before a release: nobody retries that for us.
      made.onclose(() => {
        isConnected = false;
        retry(1);
      });
      return made;
    }

    /** What was missed while there was no connection is looked up now. */
    function stand(): void {
      if (isStopped) return;
      isConnected = true;
      for (const topic of followed.keys()) {
        follow(topic);
        callBack(topic);
      }
    }

    function follow(topic: LiveTopic): void {
      // Refused, or lost with its connection: then it is followed again after the reconnection.
      if (isConnected) hub?.invoke(liveHubMethods.follow, topic).catch(() => undefined);
    }

    async function start(attempt: number): Promise<void> {
      try {
        hub ??= await build();
        if (isStopped) return;
        await hub.start();
      } catch {
        retry(attempt + 1);
        return;
      }
      if (isStopped) void hub.stop();
      else stand();
    }

    function retry(attempt: number): void {
      if (!isStopped && !isOver) retryTimer = setTimeout(() => void start(attempt), pauseOf(attempt));
    }

    void start(0);
    return {
      follow,
      stop() {
        isStopped = true;
        clearTimeout(retryTimer);
        hub?.stop().catch(() => undefined);
      },
    };
  }

  return {
    follow(topic, onChange) {
      const listeners = followed.get(topic) ?? new Set();
      const isNew = listeners.size === 0;
      followed.set(topic, listeners.add(onChange));
      if (!running) running = run();
      else if (isNew) running.follow(topic);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0 && followed.get(topic) === listeners) followed.delete(topic);
        if (followed.size > 0) return;
        running?.stop();
        running = undefined;
      };
    },
  };
}
