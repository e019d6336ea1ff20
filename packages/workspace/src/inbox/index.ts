import './inbox.css';

export { InboxScreen } from './inbox-screen.tsx';
export { MailChoice } from './mail-choice.tsx';
export { NoticePanel, type NoticePanelProps } from './notice-panel.tsx';
