import { type Area, defineArea } from '@portal/platform';
import { Outlet } from '@portal/platform/router';
import { renderArea } from '@portal/platform/testing';
import { TextLink, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { AuthPopupHost } from '../auth-popup-host.tsx';

/** A page with a link to the popup, and the popup's place. */
export const area = defineArea({
  id: 'public-site',
  navigation: [],
  routes: [
    {
      element: (
        <>
          <TextLink to="?a=login">Sign in</TextLink>
          <Outlet />
          <AuthPopupHost />
          <ToastArea />
        </>
      ),
      children: [{ path: '*', element: <h1>The screen</h1> }],
    },
  ],
  loadMessages: async () => {},
});

export interface OpenPopup {
  /** What the server says to every call; `{}` unless told. */
  readonly answer?: () => Response;
  readonly language?: 'en' | 'ha';
  readonly shown?: Area;
}

export async function openPopup(url: string, { answer, language = 'en', shown = area }: OpenPopup = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer?.() ?? Response.json({}));
  const { router } = await renderArea(shown, url, {
    fetch,
    language,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const sent = () => fetch.mock.calls.map(([input, init]) => [new URL(String(input)).pathname, init?.body]);
  return { fetch, sent, router, address: () => router.state.location.pathname + router.state.location.search };
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const problem = (status: number, code: string, message: string) => () =>
  Response.json({ type: '', title: '', status, code, message }, { status });

/** A gateway's own answer: no message of ours in it. */
export const noAnswer = () => new Response('', { status: 502 });
