export { AmountsScreen } from './amounts-screen.tsx';
export { FeaturesScreen } from './features-screen.tsx';
export { MailsScreen } from './mails-screen.tsx';
