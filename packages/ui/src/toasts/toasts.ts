export type ToastKind = 'loading' | 'error' | 'success' | 'info';

export interface ToastOptions {
  readonly kind: ToastKind;
  /** Without words it has those of spec §8 for its kind. */
  readonly message: string;
  /** 7000 ms unless told (spec §9; some errors ask for 4000). A loading toast stays until the next one or `clearToasts`. */
  readonly durationMs?: number;
  /** What one can do about it as long as it is shown: "Undo". It goes once that is done. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** Undefined: it stays. */
  readonly durationMs: number | undefined;
  readonly action: ToastAction | undefined;
}

interface ToastState {
  readonly current: Toast | undefined;
  /** Newest last, as many as the specification's stack holds. */
  readonly earlier: readonly Toast[];
}

const defaultDurationMs = 7000;
const remembered = 8;
export const noToasts: ToastState = { current: undefined, earlier: [] };

let state = noToasts;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

function pastOf({ current, earlier }: ToastState): readonly Toast[] {
  return current ? [...earlier, current].slice(-remembered) : earlier;
}

/** Shows a message at the top right; the newest takes the place of the last. Returns an id for `dismissToast`. */
export function showToast({ kind, message, durationMs, action }: ToastOptions): number {
  lastId += 1;
  const stays = kind === 'loading';
  const toast: Toast = {
    ...{ id: lastId, kind, message, action },
    durationMs: stays ? undefined : (durationMs ?? defaultDurationMs),
  };
  change({ current: toast, earlier: pastOf(state) });
  return toast.id;
}

/** Takes a toast away if it is still the one shown. */
export function dismissToast(id: number): void {
  if (state.current?.id === id) change({ current: undefined, earlier: pastOf(state) });
}

export function clearToasts(): void {
  change(noToasts);
}

export function toastState(): ToastState {
  return state;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
