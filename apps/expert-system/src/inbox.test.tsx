import { testInbox } from '@portal/workspace/testing';
import { area } from './area.tsx';

testInbox(area, { path: '/expert-system/inbox', role: 'Expert System' });
