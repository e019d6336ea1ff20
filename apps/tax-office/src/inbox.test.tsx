import { testInbox } from '@portal/workspace/testing';
import { area } from './area.tsx';

testInbox(area, { path: '/tax-area-office/inbox', role: 'Tax Officer' });
