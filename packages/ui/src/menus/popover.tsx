import { Popover as MantinePopover } from '@mantine/core';
import { type ReactElement, type ReactNode, useId } from 'react';

export interface PopoverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The button below which it opens; it gets the focus back. */
  readonly face: ReactElement;
  /** Names it for those who do not see where it stands. */
  readonly label: string;
  readonly children: ReactNode;
  /** In CSS pixels; never wider than the screen. */
  readonly width?: number;
  /** The side of the button whose edge it keeps. */
  readonly align?: 'start' | 'end';
}

const atOnce = { duration: 0 };

/** A small panel at a button that holds the focus: filters, choices, settings of a list. Escape and a press elsewhere close it. */
export function Popover({ isOpen, onClose, face, label, children, width = 280, align = 'start' }: PopoverProps) {
  const id = useId();
  return (
    <MantinePopover
      id={id}
      opened={isOpen}
      onChange={(opened) => !opened && onClose()}
      onDismiss={onClose}
      position={`bottom-${align}`}
      offset={4}
      width={width}
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={atOnce}
      classNames={{ dropdown: 'ui-popover' }}
    >
      <MantinePopover.Target>{face}</MantinePopover.Target>
      <MantinePopover.Dropdown role="dialog" aria-label={label} maw="calc(100vw - 16px)">
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
