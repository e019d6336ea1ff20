import { testInbox } from '@portal/workspace/testing';
import { area } from './area.tsx';

testInbox(area, { path: '/mda/inbox', role: 'MDA User' });
