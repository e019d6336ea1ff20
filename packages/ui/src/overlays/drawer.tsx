import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { useDocumentMark } from '../theme/use-document-mark.ts';
import { useOpening } from './use-opening.ts';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly side?: 'left' | 'right';
  /** In CSS pixels; never wider than the screen. */
  readonly width?: number;
  readonly durationMs?: number;
}

export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  side = 'left',
  width = 360,
  durationMs = 200,
}: DrawerProps) {
  const messages = useUiMessages();
  const isShown = useOpening(isOpen);
  useDocumentMark('drawer-open', isShown);
  return (
    <MantineDrawer
      opened={isShown}
      onClose={onClose}
      title={title}
      position={side}
      size={`min(${width}px, 100vw)`}
      transitionProps={{ duration: durationMs }}
      // Mantine's lock writes a style element, which our security policy refuses; overlays.css does it.
      lockScroll={false}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': messages.close, size: 44, iconSize: 22 }}
    >
      {children}
    </MantineDrawer>
  );
}
