import { createStore, useStore, withStateTool } from '@portal/platform/store';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly file: File;
  readonly state: 'sending' | 'failed';
  /** Share that has left, from 0 to 1. */
  readonly progress: number;
  readonly error?: string | undefined;
  /** The same file may arrive another time; one that was refused for what it is will not. */
  readonly canRetry?: boolean;
  readonly stop?: AbortController | undefined;
}

interface UploadsState {
  /** Whose files these are. */
  readonly email: string;
  readonly byType: Readonly<Record<number, Upload>>;
}

/**
 * Beside the screen and not in it: when the session ends in the middle, the chosen files are still there after signing in again.
 * Memory only; nothing of it is stored on the device.
 */
const store = createStore<UploadsState>()(withStateTool('uploads', () => ({ email: '', byType: {} })));

export function useUploads(): UploadsState['byType'] {
  return useStore(store).byType;
}

/** Somebody else's files are forgotten. */
export function startUploadsOf(email: string): void {
  if (store.getState().email !== email) store.setState({ email, byType: {} });
}

export function uploadOf(docId: number): Upload | undefined {
  return store.getState().byType[docId];
}

export function setUpload(docId: number, upload: Upload): void {
  store.setState(({ byType, ...rest }) => ({ ...rest, byType: { ...byType, [docId]: upload } }));
}

export function forgetUpload(docId: number): void {
  store.setState(({ byType: { [docId]: _, ...others }, ...rest }) => ({ ...rest, byType: others }));
}
