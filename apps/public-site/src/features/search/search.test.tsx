import { makeBillReference } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

const documents = [
  { kind: 'page', path: '/tax-trails/mining', title: 'Mining', text: 'Royalties are federal.' },
  { kind: 'question', path: '/faq#cash', title: 'May I pay in cash?', text: 'No. Nobody may take cash.' },
];
const offices = [{ id: 1, displayField: 'Kafanchan' }];

function answers(input: RequestInfo | URL): Promise<Response> {
  const address = String(input instanceof Request ? input.url : input);
  if (address.endsWith('/content/banners')) return Promise.resolve(Response.json([]));
  return Promise.resolve(Response.json(address.includes('tax-offices') ? offices : documents));
}

async function openSearch(query = '', fetch = vi.fn<typeof globalThis.fetch>(answers), language: 'en' | 'ha' = 'en') {
  const wrap = (children: React.ReactNode) => <TestTheme>{children}</TestTheme>;
  window.history.replaceState(null, '', `/search${query}`);
  await renderArea(area, `/search${query}`, { fetch, language, wrap });
  await screen.findByRole('heading', { level: 1 });
  return { fetch };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const results = async () => within(await screen.findByRole('list', { name: /^\d+ results? for/ })).getAllByRole('link');

describe('the search screen', () => {
  it('starts with what people look for', async () => {
    await openSearch();

    expect(screen.getByRole('link', { name: 'Questions and answers' })).toBeDefined();
  });

  it('finds with each keystroke, without asking again, and keeps the search in the address', async () => {
    const { fetch } = await openSearch();
    const asked = () => fetch.mock.calls.filter(([input]) => !String(input).endsWith('/content/banners')).length;
    await waitFor(() => expect(asked()).toBe(2));

    type('minning');

    expect((await results()).map((link) => link.getAttribute('href'))).toEqual(['/tax-trails/mining']);
    expect(screen.getByRole('status').textContent).toBe('1 result for “minning”');
    await waitFor(() => expect(window.location.search).toBe('?q=minning'));
    expect(asked()).toBe(2);
  });

  it.each([
    ['a National Identification Number', '700 0000 0001'],
    ['a bill reference', makeBillReference(Uint8Array.from({ length: 13 }, (_, index) => index))],
    ['a receipt number', 'KDR-2026-00000001'],
  ])('does not keep %s in the address', async (_, typed) => {
    await openSearch('?q=cash');
    await results();
    type(typed);
    await waitFor(() => expect(window.location.search).toBe(''));
    fireEvent.submit(field());
    expect(window.location.search).toBe('');
  });

  it('leaves in the address what is not the search', async () => {
    await openSearch('?a=login');
    type('cash');
    await waitFor(() => expect(window.location.search).toBe('?a=login&q=cash'));
    type('');
    await waitFor(() => expect(window.location.search).toBe('?a=login'));
  });

  it('opened with a shared address shows the same', async () => {
    await openSearch('?q=cash');

    expect(field().value).toBe('cash');
    expect((await results())[0]?.getAttribute('href')).toBe('/faq#cash');
  });

  it('finds offices and what the portal does', async () => {
    await openSearch('?q=kafanchan');
    expect((await results())[0]?.textContent).toBe('Kafanchan');
    expect((await results())[0]?.getAttribute('href')).toBe('/contact-us#office-1');

    type('rent relief');
    expect((await results())[0]?.getAttribute('href')).toBe('/tax-calculator');
  });

  it('helps where nothing is found', async () => {
    await openSearch('?q=zzzzzzzz');

    expect(await screen.findByText('Nothing found for “zzzzzzzz”')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeDefined();
  });

  it('offers to open the bill whose reference was typed, and does not say that nothing was found', async () => {
    const reference = makeBillReference(new Uint8Array(13).fill(7));
    await openSearch('?q=zzzzzzzz');
    expect(await screen.findByText(/^Nothing found/)).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: reference.toLowerCase() } });

    expect((await screen.findByRole('link', { name: `Open the bill ${reference}` })).getAttribute('href')).toContain(
      `billReference=${reference}`,
    );
    expect(screen.queryByText(/^Nothing found/)).toBeNull();
  });

  it('goes through results with the arrows, and back into the field', async () => {
    await openSearch('?q=kafanchan mining');
    const [one, two] = await results();

    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(one);
    fireEvent.keyDown(one as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(two);
    fireEvent.keyDown(two as HTMLElement, { key: 'ArrowUp' });
    fireEvent.keyDown(one as HTMLElement, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field());
  });

  it('says when the list cannot be fetched, keeps what was typed, and finds it once it can', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('no network'));
    await openSearch('?q=mining', fetch);
    expect(await screen.findByText(/could not be fetched/)).toBeDefined();
    expect(field().value).toBe('mining');

    fetch.mockImplementation(answers);
    fireEvent.click(screen.getByRole('button', { name: /try again/i }));

    expect((await results())[0]?.getAttribute('href')).toBe('/tax-trails/mining');
  });

  it('speaks Hausa', async () => {
    await openSearch('?q=zzzzzzzz', undefined, 'ha');

    expect(await screen.findByText('Ba a sami komai na “zzzzzzzz” ba')).toBeDefined();
  });
});
