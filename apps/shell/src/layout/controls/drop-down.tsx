import { useLocation } from '@portal/platform/router';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface DropDownProps {
  /** What the button is, before the words of its face if it has any. */
  readonly label: string;
  readonly face: ReactNode;
  readonly children: ReactNode;
  /** Its content is drawn only while it is open. */
  readonly isDrawnOpen?: boolean;
}

/** A button that shows a small panel below itself. Escape, a press elsewhere and a navigation close it. */
export function DropDown({ label, face, children, isDrawnOpen = false }: DropDownProps) {
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  /** Open on the screen where it was opened: another screen finds it closed. */
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;

  useEffect(() => {
    if (!isOpen) return;
    function pressedElsewhere(event: PointerEvent) {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpenAt(undefined);
    }
    function pressedKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    }
    document.addEventListener('pointerdown', pressedElsewhere);
    document.addEventListener('keydown', pressedKey);
    return () => {
      document.removeEventListener('pointerdown', pressedElsewhere);
      document.removeEventListener('keydown', pressedKey);
    };
  }, [isOpen]);

  return (
    <div className="shell-drop-down" ref={frame}>
      <button
        ref={button}
        type="button"
        className="ui-icon-button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenAt(isOpen ? undefined : pathname)}
      >
        <span className="ui-hidden">{label} </span>
        {face}
      </button>
      <div id={panelId} className="shell-drop-down-panel" hidden={!isOpen}>
        {(isOpen || !isDrawnOpen) && children}
      </div>
    </div>
  );
}
