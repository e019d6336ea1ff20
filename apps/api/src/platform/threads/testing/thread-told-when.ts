import { BroadcastChannel } from 'node:worker_threads';

const channel = new BroadcastChannel('thread-told-when');

// A program that takes as long to load as the test wants.
await new Promise<void>((resolve) => {
  channel.onmessage = () => resolve();
  channel.postMessage('loads');
});
channel.unref();

export function addOne(to: number): number {
  return to + 1;
}

export function neverEnds(): never {
  channel.postMessage('works');
  for (;;);
}
