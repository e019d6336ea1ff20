import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { FieldApp } from '../field-app.tsx';
import { type FieldStore, openStore, wipe } from '../store/field-store.ts';

export type Answer = (body: Record<string, unknown>) => Response | 'no-network';

export const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** The page on a phone, with a server that answers as a test says; it can be killed and opened again. */
export async function onAPhone(answers: Readonly<Record<string, Answer>>) {
  const asked: { readonly call: string; readonly body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
    const call = `${method} ${path.replace('/api/v1', '')}`;
    const sent = JSON.parse(body) as Record<string, unknown>;
    asked.push({ call, body: sent });
    const found = Object.keys(answers).find((one) => call.startsWith(one));
    const answer = found ? answers[found]?.(sent) : undefined;
    if (!answer || answer === 'no-network') throw new TypeError('no network');
    return answer;
  });
  let root: Root | undefined;
  let store: FieldStore | undefined;
  const page = document.createElement('div');
  document.body.append(page);
  const text = () => page.textContent ?? '';
  /** Tries again until it holds: what the page keeps comes back in its own time. */
  const waitFor = async (holds: () => boolean, what: string) => {
    for (let tries = 0; tries < 400; tries += 1) {
      if (holds()) return;
      await act(() => new Promise((done) => setTimeout(done, 20)));
    }
    throw new Error(`Never: ${what}. The page says: ${text()}`);
  };
  const sees = (words: string) => waitFor(() => text().includes(words), words);
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find((one) => one.textContent?.trim().startsWith(name));
  async function press(name: string) {
    await waitFor(() => button(name) !== undefined && !button(name)?.disabled, `button ${name}`);
    await act(async () => button(name)?.click());
  }
  async function type(label: string, value: string) {
    const field = () => [...page.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
    await waitFor(() => field() !== undefined, label);
    const input = field()?.querySelector('input');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    await act(async () => {
      if (input) set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  async function start(hash = '') {
    history.replaceState(null, '', `/field${hash}`);
    store = await openStore();
    const opened = store;
    root = createRoot(page);
    await act(async () => root?.render(<FieldApp store={opened} />));
  }
  /** Whatever it was doing: nothing of it goes on but what the store has. */
  async function kill() {
    await act(async () => root?.unmount());
    // What it asked of the store before ends first.
    await new Promise((done) => setTimeout(done, 100));
    store?.close();
    root = undefined;
  }
  /** After a test: the page, its store and what the server said are gone. */
  async function end() {
    await kill();
    if (store) await wipe(store);
    page.remove();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  }
  async function withPin(pin: string, name: string) {
    await type('PIN', pin);
    await press(name);
  }
  const opened = () => {
    if (!store) throw new Error('The page is closed');
    return store;
  };
  return { asked, page, text, sees, press, type, withPin, start, kill, end, store: opened, button };
}
