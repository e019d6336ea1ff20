export { CloseAccount } from './close-account.tsx';
export { LanguageSection } from './language-section.tsx';
export { MailSection } from './mail-section.tsx';
export { OwnData } from './own-data.tsx';
export { WhoOpened } from './who-opened.tsx';
