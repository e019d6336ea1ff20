import { createSlowLanes } from '../rate-limit/slow-lanes.ts';

const pictures = createSlowLanes({ mostWaiting: 32 });

/**
 * Draws one picture at a time in this process, people taking turns: a large one costs seconds of processor and hundreds of
 * megabytes, and what is hashed or read from files waits for the same threads.
 */
export function drawInTurn<T>(userId: string, draw: () => Promise<T>): Promise<T> {
  return pictures.inTurn('pictures', { group: userId, delayMs: 0 }, draw);
}
