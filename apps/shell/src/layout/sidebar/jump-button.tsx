import { activeRole, useSession } from '@portal/auth';
import { type AreaId, lazyPart, type NavigationItem } from '@portal/platform';
import { Icon, IconButton } from '@portal/ui';
import { Suspense, useEffect, useState } from 'react';
import { useLoadedAreas } from '../../areas/loaded-areas.ts';
import { isStaffDoor } from '../../navigation/guard.ts';
import { layoutMessages } from '../layout-messages.ts';
import { screensBelow } from './screens-below.ts';

const CommandPalette = lazyPart(async () => (await import('@portal/workspace/palette')).CommandPalette);

export interface JumpButtonProps {
  /** Already reduced to what the visitor's role may see. */
  readonly navigation: readonly NavigationItem[];
  readonly area: AreaId;
}

/** Opens the command palette, as Ctrl+K does; its code comes with the first time. */
export function JumpButton({ navigation, area }: JumpButtonProps) {
  const areas = useLoadedAreas();
  const { session } = useSession();
  const messages = layoutMessages.useMessages();
  const [palette, setPalette] = useState<'never-opened' | 'open' | 'closed'>('never-opened');

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setPalette((now) => (now === 'open' ? 'closed' : 'open'));
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const open = () => setPalette('open');
  return (
    <>
      <button
        type="button"
        className="shell-jump shell-wide-only"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={open}
      >
        <Icon name="search" size={16} />
        <span>{messages.jump}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <span className="shell-narrow-only shell-jump-sign">
        <IconButton icon="search" label={messages.jump} aria-haspopup="dialog" onClick={open} />
      </span>
      {palette !== 'never-opened' && (
        <Suspense>
          <CommandPalette
            isOpen={palette === 'open'}
            onClose={() => setPalette('closed')}
            navigation={navigation}
            below={screensBelow(areas.get(area)?.routes ?? [], navigation, activeRole(session), isStaffDoor)}
          />
        </Suspense>
      )}
    </>
  );
}
