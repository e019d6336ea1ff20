import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answersOfFigures, refusedWith } from '../testing/index.ts';
import { AsOf, FigureStrip, FigureTile, NumbersPage, useSummary } from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

/** As the browser says it: the state, and the event of its change. */
function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const fiveMinutesMs = 300_000;
const lost = 'No connection: these are the last figures. They are read again by themselves.';

function Wall() {
  const summary = useSummary({ minDate: '2026-11-01', maxDate: '2026-11-23', against: 'previous' });
  return (
    <NumbersPage head={<AsOf asOf={summary.data?.asOf} error={summary.error} />}>
      <FigureStrip label="Figures">
        <FigureTile label="Collected" value={summary.data?.collected.count} unit="count" source={summary} />
      </FigureStrip>
    </NumbersPage>
  );
}
const area = defineArea({
  id: 'admin',
  navigation: [],
  routes: [{ path: '/admin', element: <Wall /> }],
  loadMessages: async () => {},
});

/** A page on a wall, whose five minutes pass when the test says so. */
async function open() {
  let isAway = false;
  const ticks: (() => void)[] = [];
  const real = globalThis.setInterval;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== fiveMinutesMs) return real(run, ms);
    ticks.push(run);
    return 0;
  }) as typeof setInterval);
  const network = answersOfFigures(() => (isAway ? refusedWith('service.unavailable') : undefined));
  await renderArea(area, '/admin', {
    fetch: network.fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  await screen.findByText(/^as of /);
  return {
    reads: () => network.asked.length,
    goAway: (away: boolean) => {
      isAway = away;
    },
    pass: () =>
      act(async () => {
        for (const tick of ticks) tick();
      }),
  };
}

it('is read again every five minutes; what fails then stays with its hour, until it is read again', async () => {
  const { reads, goAway, pass } = await open();
  const first = reads();
  const figure = document.querySelector('.wn-big')?.textContent;
  await pass();
  await waitFor(() => expect(reads()).toBe(first + 1));
  expect(screen.queryByText(lost)).toBeNull();
  goAway(true);
  await pass();
  expect(await screen.findByText(lost)).toBeDefined();
  expect(document.querySelector('.wn-big')?.textContent).toBe(figure);
  expect(document.querySelector('.wn-old')?.textContent).toMatch(/^of /);
  goAway(false);
  // Sooner, when the portal can be reached again.
  act(() => void document.dispatchEvent(new Event('portal:connected')));
  await waitFor(() => expect(screen.queryByText(lost)).toBeNull());
  expect(document.querySelector('.wn-old')).toBeNull();
});

it('out of sight it asks for nothing', async () => {
  const { reads, pass } = await open();
  const first = reads();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass();
  expect(reads()).toBe(first);
});

it('a device without a connection says so, and reads again when it has one', async () => {
  const { reads, pass } = await open();
  const first = reads();
  connect(false);
  expect(await screen.findByText(lost)).toBeDefined();
  await pass();
  expect(reads()).toBe(first);
  connect(true);
  await waitFor(() => expect(reads()).toBe(first + 1));
  expect(screen.queryByText(lost)).toBeNull();
});
