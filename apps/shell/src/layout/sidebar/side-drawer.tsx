import type { NavigationItem } from '@portal/platform';
import { Drawer } from '@portal/ui/overlays';
import { LanguageSwitch } from '../controls/language-switch.tsx';
import { layoutMessages } from '../layout-messages.ts';
import { SideMenu } from './side-menu.tsx';

export interface SideDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly navigation: readonly NavigationItem[];
  /** Ready for reading. */
  readonly today: string;
  readonly onLogOut: () => void;
}

/** The side menu on phones. */
export function SideDrawer({ isOpen, onClose, navigation, today, onLogOut }: SideDrawerProps) {
  const messages = layoutMessages.useMessages();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={messages.menu} width={320}>
      <div className="shell-side-drawer-head">
        <span>
          {messages.today} {today}
        </span>
        <LanguageSwitch />
      </div>
      <SideMenu navigation={navigation} onFollow={onClose} onLogOut={onLogOut} />
    </Drawer>
  );
}
