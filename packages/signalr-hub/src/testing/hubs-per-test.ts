import { afterEach } from 'vitest';
import { greeterMethods } from './greeter-methods.ts';
import { type HubUnderTest, startHub } from './start-hub.ts';

export type StartHub = (options?: Parameters<typeof startHub>[0]) => Promise<HubUnderTest>;

/** Starts hubs that end with the test; they greet unless told otherwise. `alsoStop` ends something else, before them. */
export function hubsPerTest(): {
  readonly hubUnderTest: StartHub;
  readonly alsoStop: (stop: () => Promise<unknown>) => void;
} {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });
  return {
    hubUnderTest: async (options = {}) => {
      const started = await startHub({ methods: greeterMethods, ...options });
      stops.push(started.stop);
      return started;
    },
    alsoStop: (stop) => stops.push(stop),
  };
}
