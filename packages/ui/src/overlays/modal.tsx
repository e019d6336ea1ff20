import { Modal as MantineModal } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { useDocumentMark } from '../theme/use-document-mark.ts';
import { useTurn } from './use-turn.ts';

export interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Width on screens that have the room, in CSS pixels; never wider than the screen less its margins. */
  readonly width?: number;
  /** `false`: neither a click outside nor Escape closes it and there is no close button; put a way out inside (spec §2.14). */
  readonly dismissable?: boolean;
  /** Fills the screen on phones. */
  readonly sheetOnPhones?: boolean;
  /** Never covered by another: those that would open meanwhile wait until it is answered. */
  readonly isUrgent?: boolean;
  /** Its content is drawn while it is closed, hidden from everybody, so that it opens at once. */
  readonly isReadyMade?: boolean;
}

const atOnce = { duration: 0 };

/** A dialog that holds the focus and gives it back. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  width = 480,
  dismissable = true,
  sheetOnPhones = false,
  isUrgent = false,
  isReadyMade = false,
}: ModalProps) {
  const messages = useUiMessages();
  const { isShown, isInFront } = useTurn(isOpen, isUrgent);
  useDocumentMark('modal-open', isShown);
  const root = useRef<HTMLDivElement>(null);

  // After Mantine has noted where the focus was (a child's effect comes first), and before its own timer.
  useEffect(() => {
    if (isShown) root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isShown]);

  return (
    <MantineModal
      ref={root}
      opened={isShown}
      onClose={onClose}
      title={title}
      centered
      size={`min(${width}px, calc(100vw - 32px))`}
      classNames={sheetOnPhones ? { content: 'ui-modal-sheet', inner: 'ui-modal-sheet-inner' } : {}}
      keepMounted={isReadyMade}
      keepMountedMode="display-none"
      // It appears with the press; overlays.css moves it, and no frame passes before its content can take the focus.
      transitionProps={atOnce}
      closeOnClickOutside={dismissable}
      closeOnEscape={dismissable && isInFront}
      withCloseButton={dismissable}
      // Mantine's lock writes a style element, which our security policy refuses; overlays.css does it.
      lockScroll={false}
      attributes={{ header: { role: 'presentation' }, root: { 'data-open': isShown || undefined } }}
      closeButtonProps={{ 'aria-label': messages.close, size: 44, iconSize: 22 }}
    >
      {children}
    </MantineModal>
  );
}
