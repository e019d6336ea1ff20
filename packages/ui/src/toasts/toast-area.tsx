import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { dismissToast, noToasts, subscribeToToasts, type Toast, type ToastKind, toastState } from './toasts.ts';

const icons: Readonly<Record<Exclude<ToastKind, 'loading'>, IconName>> = {
  error: 'error',
  success: 'success',
  info: 'info',
};

/** Of toasts without words (spec §8); an information always has some. */
const emptyTexts = {
  error: 'emptyError',
  success: 'emptySuccess',
  info: 'information',
  loading: 'emptyLoading',
} as const satisfies Readonly<Record<ToastKind, string>>;

/**
 * Where toasts appear (spec §2.15). Both live regions are always in the page, so that what lands in them is read out once:
 * errors at once, the rest politely. What has gone can be read again in the hidden log.
 */
export function ToastArea() {
  const messages = useUiMessages();
  const { current, earlier } = useSyncExternalStore(subscribeToToasts, toastState, () => noToasts);
  const card = current && <ToastCard key={current.id} toast={current} />;
  const isError = current?.kind === 'error';
  return (
    <div className="ui-toasts ui-screen-only">
      <div role="status">{!isError && card}</div>
      <div role="alert">{isError && card}</div>
      <div className="ui-hidden" role="log" aria-live="off" aria-label={messages.messageLog}>
        {earlier.map(({ id, message }) => (
          <p key={id}>{message}</p>
        ))}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const messages = useUiMessages();
  const [isHeld, setHeld] = useState(false);
  const remainingMs = useRef(toast.durationMs);

  useEffect(() => {
    if (isHeld || remainingMs.current === undefined) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      if (remainingMs.current !== undefined) remainingMs.current -= Date.now() - startedAt;
    };
  }, [isHeld, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a message or focusing its button only holds it, nothing can be done with it
    <div
      className="ui-toast"
      data-kind={toast.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.kind === 'loading' ? (
        <span className="ui-spinner" aria-hidden="true" />
      ) : (
        <Icon name={icons[toast.kind]} size={22} />
      )}
      <span className="ui-toast-text">{toast.message || messages[emptyTexts[toast.kind]]}</span>
      {toast.action && (
        <button
          type="button"
          className="ui-toast-action"
          onClick={() => {
            dismissToast(toast.id);
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon="close" label={messages.dismiss} onClick={() => dismissToast(toast.id)} />
    </div>
  );
}
