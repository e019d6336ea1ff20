import '../sign-in/sign-in.css';
import './account.css';

export { AccountSettings, type AccountSettingsProps } from './account-settings.tsx';
export { ComingSoon } from './coming-soon.tsx';
