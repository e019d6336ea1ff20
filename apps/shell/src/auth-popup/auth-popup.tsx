import './auth-popup.css';
import { type SignInMessages, useSignInMessages } from '@portal/auth/sign-in';
import { Modal } from '@portal/ui/overlays';
import { useState } from 'react';
import type { PanelProps } from './panel-props.ts';
import { ForgotPasswordPanel } from './panels/forgot-password-panel.tsx';
import { LoginPanel } from './panels/login-panel.tsx';
import { RegisterPanel } from './panels/register-panel.tsx';
import { ResetMessagePanel } from './panels/reset-message-panel.tsx';
import { ResetPasswordPanel } from './panels/reset-password-panel.tsx';
import { ResetSuccessPanel } from './panels/reset-success-panel.tsx';
import type { PopupMode } from './popup-mode.ts';

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
  // While it closes it goes on showing what it showed.
  const [shown, setShown] = useState<PopupMode>('login');
  if (mode && mode !== shown) setShown(mode);
  const Panel = panels[shown];
  return (
    <Modal
      isOpen={mode !== undefined}
      onClose={onClose}
      title={messages[titles[shown]]}
      width={shown === 'register' ? registerWidth : loginWidth}
      sheetOnPhones
    >
      <Panel key={shown} onClose={onClose} onShow={onShow} />
    </Modal>
  );
}
