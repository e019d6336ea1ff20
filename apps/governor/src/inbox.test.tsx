import { testInbox } from '@portal/workspace/testing';
import { area } from './area.tsx';

testInbox(area, { path: '/gov-dashboard/inbox', role: 'Governor' });
