import type { StateCreator } from 'zustand';
import { devtools } from 'zustand/middleware';

/** The client-state surface that areas may use. */
export { create, createStore, useStore } from 'zustand';
export { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
export { useShallow } from 'zustand/react/shallow';

/** Changes the browser's state tool keeps (spec §9). */
const toolHistory = 25;

/** While developing, the browser's state tool shows a store under `name` with its last changes. Nothing of it is in a release. */
export function withStateTool<T>(name: string, make: StateCreator<T>): StateCreator<T> {
  // The build writes the answer in, so that what is for developing alone falls out.
  if (!import.meta.env?.DEV) return make;
  return devtools(make, { name, maxAge: toolHistory }) as unknown as StateCreator<T>;
}
