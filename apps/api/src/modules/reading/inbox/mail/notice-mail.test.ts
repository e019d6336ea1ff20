import {
  accountAddressFields,
  addressFields,
  noticeKinds,
  portalAddress,
  workKindNames,
  workKindOf,
  workPathOf,
} from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import type { MailedNotice } from '../data/notices.repository.ts';
import { noticeMail } from './notice-mail.ts';

const sender = { serviceName: 'Revenue', portalOrigin: 'https://pay.example.gov.ng', demonstration: false };
const kinds = Object.keys(noticeKinds) as readonly (keyof typeof noticeKinds)[];
const everyField = Object.fromEntries(
  Object.keys({ ...addressFields, ...accountAddressFields }).map((name) => [name, '1']),
);
const notice = (kind: MailedNotice['kind'], path: string): MailedNotice => ({
  ...{ id: '019aa000-0000-7000-8000-000000000001', kind, facts: {}, path, at: new Date(0), isRead: false },
  ...{ email: 'ada@example.com', firstName: 'Ada' },
});

describe('a notice is mailed with its link', () => {
  it.each(kinds)('%s', (kind) => {
    const { text, html } = noticeMail(sender, notice(kind, portalAddress('/user/settings', everyField)));
    for (const words of [text, html]) expect(words).toContain('https://pay.example.gov.ng/user/settings?');
  });

  it.each(workKindNames)('of a case of the kind %s', (kind) => {
    const path = workPathOf(workKindOf(kind), '019aa000-0000-7000-8000-000000000002') ?? '/';
    expect(noticeMail(sender, notice('work.decision-needed', path)).text).toContain(
      `https://pay.example.gov.ng${path}`,
    );
  });
});
