import { getDeveloperPage } from '@portal/contracts';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';
import { withoutBanners } from '../../testing/without-banners.ts';

configure({ asyncUtilTimeout: 8000 });

afterEach(() => {
  document.getElementById('developer-page')?.remove();
});

async function open(path: string, answer: () => Response, language: 'en' | 'ha' = 'en') {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
    asked.push(new URL(String(input), 'http://portal.example').pathname);
    return answer();
  });
  const view = await renderArea(area, path, {
    ...{ fetch: withoutBanners(fetch), language },
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  return { ...view, asked };
}

const page = (html: string) => () => Response.json(getDeveloperPage.response.parse({ html }));

it.each([
  ['/developers', 'reference', 'For developers'],
  ['/developers/authentication', 'authentication', 'Keys, and why a call is refused'],
  ['/developers/signatures', 'signatures', 'Signed calls, and why a signature fails'],
  ['/developers/changelog', 'changelog', 'What changed for developers'],
])('%s shows what the API made of the contract', async (path, name, title) => {
  const { asked, container } = await open(path, page('<h2 id="errors">Errors</h2><p>As it came</p>'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(await screen.findByText('As it came')).toBeDefined();
  expect(asked.filter((each) => each.includes('developer-pages'))).toEqual([`/api/v1/developer-pages/${name}`]);
  await expectAccessible(container);
});

it('is called by its Hausa name in Hausa', async () => {
  await open('/developers', page('<p>Da Hausa</p>'), 'ha');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ga masu rubuta shirye-shirye' })).toBeDefined();
  expect(await screen.findByText('Da Hausa')).toBeDefined();
});

it('says that it could not be had, and tries again', async () => {
  let isAway = true;
  const problem = { type: '', title: '', status: 503, code: 'service.unavailable', message: 'Not available' };
  await open('/developers', () =>
    isAway ? new Response(JSON.stringify(problem), { status: 503 }) : page('<p>There again</p>')(),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.getByText('There again')).toBeDefined());
});
