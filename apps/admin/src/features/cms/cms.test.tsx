import { closeSession, openSession } from '@portal/auth';
import { contentItemSchema, listContentItems, saveContentDraft } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { refusedWith } from '@portal/workspace/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const id = '0199a1f0-0000-7000-8000-000000000001';
const item = contentItemSchema.parse({
  ...{ id, kind: 'page', slug: '/hours', state: 'published', title: 'Opening hours', hasUnpublishedChanges: true },
  ...{ updatedAt: '2026-11-20T08:00:00.000Z', nextAt: null, isProposed: false, missing: { en: 0, ha: 1 } },
  ...{ draftVersion: 3, savedBy: 'Hadiza Garba', proposal: null, sentBack: null },
  draft: {
    kind: 'page',
    title: { en: 'Opening hours', ha: 'Lokutan aiki' },
    lead: { en: 'When our offices are open', ha: '' },
    blocks: [{ kind: 'paragraph', text: { en: ['See ', { text: 'News', to: '/news' }], ha: 'Duba labarai' } }],
  },
});
const versions = [
  {
    ...{ number: 1, effectiveAt: '2026-11-01T08:00:00.000Z', publishedAt: '2026-11-01T08:00:00.000Z' },
    ...{
      publishedBy: 'Binta Sule',
      proposedBy: 'Hadiza Garba',
      isWithdrawal: false,
      restoredFrom: null,
      cancelledAt: null,
    },
  },
];

beforeEach(() =>
  openSession({ token: 't', roles: ['SuperAdmin'], user: { email: 'a@demo.test', scope: { kind: 'state' } } }),
);
afterEach(() => {
  closeSession();
  sessionStorage.clear();
});

interface Options {
  readonly shown?: object;
  readonly answer?: (path: string) => Response;
  readonly path?: string;
  readonly language?: 'en' | 'ha';
}

async function open({ shown = {}, answer, path = `/admin/cms/items/${id}`, language = 'en' }: Options = {}) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const asked = new URL(String(input)).pathname.replace('/api/v1', '');
    const method = init?.method ?? 'GET';
    if (method !== 'GET') {
      sent.push({ path: `${method} ${asked}`, body: JSON.parse(String(init?.body ?? 'null')) });
      return answer?.(asked) ?? Response.json({ ...item, ...shown });
    }
    if (asked === '/content/items') return Response.json({ data: [], totalRecords: 0, pageSize: 50 });
    return Response.json(asked.endsWith('/versions') ? versions : { ...item, ...shown });
  });
  await renderArea(area, path, { fetch, language, wrap: (children) => <TestTheme>{children}</TestTheme> });
  return { sent, user: userEvent.setup() };
}

it('shows both languages side by side, marks what is missing, and saves links as they are typed', async () => {
  const { sent, user } = await open();
  const lead = await screen.findByRole('textbox', { name: 'In a sentence (Hausa)' });
  expect(screen.getByText('Hausa: 1 text missing')).toBeDefined();
  expect(screen.getByText('Not written yet')).toBeDefined();
  expect((screen.getByRole('textbox', { name: 'Text (English)' }) as HTMLTextAreaElement).value).toBe(
    'See [News](/news)',
  );
  await user.type(lead, 'Lokutan da ofisoshinmu suke a buɗe');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Propose for publication' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(saveContentDraft.body.parse(sent[0]?.body)).toEqual({
    draftVersion: 3,
    content: { ...item.draft, lead: { en: 'When our offices are open', ha: 'Lokutan da ofisoshinmu suke a buɗe' } },
  });
});

it('adds a block, moves it and takes one away', async () => {
  const { sent, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Kind of block'), 'heading');
  await user.click(screen.getByRole('button', { name: 'Add the block' }));
  const heading = within(await screen.findByRole('region', { name: '2. Heading' }));
  await user.type(heading.getByRole('textbox', { name: 'Text (English)' }), 'Monday');
  await user.click(heading.getByRole('button', { name: /^Up/ }));
  await user.click(screen.getByRole('button', { name: /^Remove.*2. Paragraph/ }));
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(saveContentDraft.body.parse(sent[0]?.body).content).toMatchObject({
    blocks: [{ kind: 'heading', level: 2, text: { en: 'Monday', ha: '' } }],
  });
});

it('when two edit the same, shows the difference and loses nothing', async () => {
  let tries = 0;
  const { sent, user } = await open({
    answer: () => {
      tries += 1;
      return tries === 1 ? refusedWith('content.changed-meanwhile') : Response.json({ ...item, draftVersion: 5 });
    },
  });
  const title = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title (English)' });
  await user.type(title, ' today');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText(/^Hadiza Garba saved this meanwhile/)).toBeDefined();
  expect(title.value).toBe('Opening hours today');
  expect(screen.getByText('title (en): Opening hours today')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save mine over theirs' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('keeps what was typed through a reload', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Title (English)' }), '!');
  await waitFor(() => expect(sessionStorage.getItem(`cms-draft-${id}`)).toContain('Opening hours!'));
  document.body.replaceChildren();
  await open();
  expect(await screen.findByText('What you typed and did not save is back')).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Title (English)' }).value).toBe('Opening hours!');
});

it('a link that leads nowhere is refused at its field, and nothing is sent', async () => {
  const { sent, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Kind of block'), 'action');
  await user.click(screen.getByRole('button', { name: 'Add the block' }));
  await user.type(screen.getByRole('textbox', { name: 'Leads to' }), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect((await screen.findAllByText(/Give a path such as \/faq/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('asks for a whole sentence where search engines show one', async () => {
  const { sent, user } = await open();
  const lead = await screen.findByRole('textbox', { name: 'In a sentence (Hausa)' });
  await user.type(lead, 'Muna nan');
  await user.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect((await screen.findAllByText(/^Search engines show this sentence/)).length).toBeGreaterThan(0);
  expect(lead.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('proposes for a moment in Lagos', async () => {
  const { sent, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Propose for publication' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose for publication' }));
  await user.type(dialog.getByLabelText(/^Appears on/), '01/12/2026');
  await user.type(dialog.getByLabelText(/^Time/), '08:00');
  await user.click(dialog.getByRole('button', { name: 'Propose for publication' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { path: `POST /content/items/${id}/proposal`, body: { draftVersion: 3, at: '2026-12-01T07:00:00.000Z' } },
    ]),
  );
});

it('lets the second person approve, and the first only take it back', async () => {
  const proposal = { by: 'Hadiza Garba', at: '2026-11-23T08:00:00.000Z', publishAt: null, mayDecide: true };
  const { sent, user } = await open({ shown: { proposal } });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: `POST /content/items/${id}/publications`, body: { draftVersion: 3 } }]),
  );
});

it('does not offer approval to who proposed it', async () => {
  const proposal = { by: 'Hadiza Garba', at: '2026-11-23T08:00:00.000Z', publishAt: null, mayDecide: false };
  await open({ shown: { proposal } });
  expect(await screen.findByText(/Somebody else has to approve it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Take the proposal back' })).toBeDefined();
});

it('brings an earlier version back', async () => {
  const { sent, user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Proposed by Hadiza Garba, approved by Binta Sule')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Bring back/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring version 1 back' }));
  await user.click(dialog.getByRole('button', { name: 'Bring back' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: `POST /content/items/${id}/versions/1/restoration`, body: { draftVersion: 3 } }]),
  );
});

it('begins a page with its title and address', async () => {
  const { sent, user } = await open({ path: '/admin/cms' });
  await user.click(await screen.findByRole('button', { name: 'Begin something new' }));
  await user.type(screen.getByLabelText('Title, in English'), 'Holidays');
  await user.type(screen.getByLabelText('Address'), '/holidays');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    slug: '/holidays',
    content: { kind: 'page', title: { en: 'Holidays', ha: '' } },
  });
  expect(listContentItems.access).toEqual(['SuperAdmin']);
});

it('speaks Hausa', async () => {
  await open({ language: 'ha' });
  expect(await screen.findByRole('button', { name: 'Nemi a wallafa' })).toBeDefined();
});
