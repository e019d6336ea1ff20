import './auth-popup.css';
import { type SignInMessages, useSignInMessages } from '@portal/auth/sign-in';
import { lazyPart } from '@portal/platform';
import { Modal } from '@portal/ui/overlays';
import { memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { PanelProps } from './panel-props.ts';
import { ForgotPasswordPanel } from './panels/forgot-password-panel.tsx';
import { LoginPanel } from './panels/login-panel.tsx';
import { RegisterPanel } from './panels/register-panel.tsx';
import { ResetMessagePanel } from './panels/reset-message-panel.tsx';
import { ResetSuccessPanel } from './panels/reset-success-panel.tsx';
import type { PopupMode } from './popup-mode.ts';

/** Reached by the link of an e-mail; its rules for passwords are not loaded by everybody who signs in. */
const ResetPasswordPanel = lazyPart(async () => (await import('./panels/reset-password-panel.tsx')).ResetPasswordPanel);

/** Spec §9, in CSS pixels, on screens that have the room. */
const loginWidth = 618;
const registerWidth = 850;

export interface AuthPopupProps extends PanelProps {
  readonly mode: PopupMode | undefined;
}

const panels = {
  login: LoginPanel,
  register: RegisterPanel,
  'forgot-password': ForgotPasswordPanel,
  'reset-message': ResetMessagePanel,
  'reset-success': ResetSuccessPanel,
  'reset-password': ResetPasswordPanel,
} as const satisfies Record<PopupMode, unknown>;

const titles = {
  login: 'signInTitle',
  register: 'registerTitle',
  'forgot-password': 'forgotTitle',
  'reset-message': 'checkEmailTitle',
  'reset-success': 'resetSuccessTitle',
  'reset-password': 'resetTitle',
} as const satisfies Record<PopupMode, keyof SignInMessages>;

export function AuthPopup({ mode, onClose, onShow }: AuthPopupProps) {
  const messages = useSignInMessages();
  // Closed it is the next login, ready made; what was typed is gone with the panel.
  const [openings, setOpenings] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = mode !== undefined;
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (wasOpen) setOpenings(openings + 1);
  }
  const shown = mode ?? 'login';
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={messages[titles[shown]]}
      width={shown === 'register' ? registerWidth : loginWidth}
      sheetOnPhones
      isReadyMade
    >
      <ShownPanel key={`${shown}${openings}`} shown={shown} onClose={onClose} onShow={onShow} />
    </Modal>
  );
}

/** Drawn once: opening the popup that is ready made draws nothing of it anew. */
const ShownPanel = memo(function ShownPanel({ shown, ...props }: PanelProps & { readonly shown: PopupMode }) {
  const Panel = panels[shown];
  return (
    <Suspense>
      <Face>
        <Panel {...props} />
      </Face>
    </Suspense>
  );
});

/**
 * One that comes after another, or whose code comes late, takes the focus itself: the window gave it away when it opened.
 * As long as something on the page behind has it, the window is only opening, and notes where to give it back.
 */
function Face({ children }: { readonly children: ReactNode }) {
  const face = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popup = face.current?.closest('[data-open]');
    const isOurs = document.activeElement === document.body || popup?.contains(document.activeElement);
    if (popup && isOurs) face.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return <div ref={face}>{children}</div>;
}
