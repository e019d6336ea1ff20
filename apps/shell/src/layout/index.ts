import './controls/controls.css';
import './public/public.css';
import './sidebar/jump.css';
import './sidebar/sidebar.css';
import './sidebar/staff.css';

export { contentId } from './content-id.ts';
export { layoutMessages } from './layout-messages.ts';
export { PublicLayout } from './public/public-layout.tsx';
export { serviceIdentity } from './service-identity.ts';
export { SidebarLayout } from './sidebar/sidebar-layout.tsx';
