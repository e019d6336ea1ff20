import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './actions/button.tsx';
import { LinkButton } from './actions/link-button.tsx';
import { TextLink } from './actions/text-link.tsx';
import { Countdown } from './bill/countdown.tsx';
import { LineItems } from './bill/line-items.tsx';
import { Stamp } from './bill/stamp.tsx';
import { ErrorState } from './feedback/error-state.tsx';
import { ErrorSummary } from './feedback/error-summary.tsx';
import { Notice } from './feedback/notice.tsx';
import { LiveMoney } from './live/live-money.tsx';
import { Money } from './money/money.tsx';
import { Reference } from './money/reference.tsx';
import { QrCode } from './qr-code/qr-code.tsx';
import { renderUi } from './testing/render-ui.tsx';
import { TestTheme } from './testing/test-theme.tsx';

afterEach(cleanup);

describe('buttons', () => {
  it('are named, are no submit buttons by accident, and cannot be pressed twice while pending', async () => {
    const press = vi.fn();
    renderUi(
      <Button onClick={press} pending pendingText="Logging in. Please wait...">
        Login
      </Button>,
    );

    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in. Please wait...' });
    await userEvent.click(button);

    expect(button.type).toBe('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(press).not.toHaveBeenCalled();
  });

  it('keep the focus of whoever pressed them while they are pending and after, and send no form meanwhile', async () => {
    const send = vi.fn((event: FormEvent) => event.preventDefault());
    const form = (pending: boolean) => (
      <TestTheme>
        <form onSubmit={send}>
          <input aria-label="Name" />
          <Button type="submit" pending={pending}>
            Send
          </Button>
        </form>
      </TestTheme>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(send).toHaveBeenCalledTimes(1);

    rerender(form(true));
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(screen.getByLabelText('Name'), 'Amina{Enter}');
    expect(send).toHaveBeenCalledTimes(1);

    button.focus();
    rerender(form(false));
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('that go somewhere are links', () => {
    renderUi(<LinkButton to="/faq">Questions</LinkButton>);

    expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe('/faq');
  });
});

describe('links', () => {
  it('into the payment document load the page anew, others do not', async () => {
    renderUi(
      <>
        <TextLink to="/receipt-verification">Verify</TextLink>
        <TextLink to="/faq">Questions</TextLink>
      </>,
    );
    const leaves = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', leaves);

    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    const preventedByRouter = leaves.mock.calls[0]?.[0].defaultPrevented;
    document.removeEventListener('click', leaves);

    expect(preventedByRouter).toBe(true);
    expect(screen.getByRole('link', { name: 'Verify' }).getAttribute('href')).toBe('/receipt-verification');
  });
});

describe('money and references', () => {
  it('are left alone by a browser that translates the page: an amount that changes is not old', () => {
    const { container } = renderUi(
      <>
        <Money amountKobo={1_250_050} />
        <LiveMoney of={{ read: () => 0, subscribe: () => () => {} }} />
        <Reference value="KD7Q4M2X9TBC1VWZ" />
      </>,
    );
    const kept = [...container.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
    expect(kept).toEqual(['₦12,500.50', '₦0.00', 'KD7Q 4M2X 9TBC 1VWZ']);
  });

  it('an amount reads as one text', () => {
    const { container } = renderUi(<Money amountKobo={1_250_050} size="bill" />);

    expect(container.textContent).toBe('₦12,500.50');
  });

  it('a reference is grouped for the eye, copied without spaces, and says that it was copied', async () => {
    const user = userEvent.setup();
    renderUi(<Reference value="KD7Q4M2X9TBC1VWZ" />);

    await user.click(screen.getByRole('button', { name: 'Copy reference KD7Q4M2X9TBC1VWZ' }));

    expect(screen.getByText('KD7Q 4M2X 9TBC 1VWZ')).toBeDefined();
    expect((await screen.findByRole('status')).textContent).toBe('Copied');
    expect(await navigator.clipboard.readText()).toBe('KD7Q4M2X9TBC1VWZ');
  });

  it('the lines of a bill are a table with a caption, named rows and a total', () => {
    renderUi(
      <LineItems
        caption="What this bill is for"
        lines={[{ id: '1', description: 'Development levy', code: '12010102', amountKobo: 100_000 }]}
        totalKobo={100_000}
      />,
    );

    const table = screen.getByRole('table', { name: 'What this bill is for' });
    expect(within(table).getByRole('rowheader', { name: /Development levy/ })).toBeDefined();
    expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeDefined();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Description', 'Qty', 'Rate', 'Amount']);
    const [, line] = within(table).getAllByRole('row');
    expect(
      line &&
        within(line)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
    ).toEqual(['1', expect.stringMatching(/1,000\.00/), expect.stringMatching(/1,000\.00/)]);
  });
});

describe('drawings', () => {
  it('a stamp says its word and its date, in the language of the page', () => {
    renderUi(<Stamp kind="paid" date="20/11/2026" />, { language: 'ha' });

    expect(screen.getByRole('img', { name: 'AN BIYA 20/11/2026' })).toBeDefined();
  });

  it('a QR code has a text alternative', () => {
    renderUi(<QrCode value="https://portal.test/verify" alt="Code that opens this receipt" />);

    expect(screen.getByRole('img', { name: 'Code that opens this receipt' })).toBeDefined();
  });

  it('a countdown shows every second but speaks only at the start, half way and at the end', () => {
    const spoken = [10, 9.4, 7, 5, 2, 0].map((secondsLeft) => {
      renderUi(<Countdown secondsLeft={secondsLeft} totalSeconds={10} label={(seconds) => `${seconds} sec(s)`} />);
      const text = screen.getByRole('status').textContent;
      cleanup();
      return text;
    });

    expect(spoken).toEqual(['10 sec(s)', '10 sec(s)', '', '5 sec(s)', '', '0 sec(s)']);
  });
});

describe('messages on the page', () => {
  it('a notice says its kind in words, not by colour alone', () => {
    renderUi(<Notice kind="warning" title="This invoice has expired" />);

    expect(screen.getByText('Warning:', { exact: false })).toBeDefined();
  });

  it('an error names the reference to quote and offers to try again', async () => {
    const retry = vi.fn();
    renderUi(<ErrorState message="The bill could not be loaded." requestId="req-7" onRetry={retry} />);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByText('req-7')).toBeDefined();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('an error tries again by itself when the connection is back, unless that is under way', () => {
    const retry = vi.fn();
    const back = () => act(() => document.dispatchEvent(new Event('portal:connected')));
    renderUi(<ErrorState message="The bill could not be loaded." onRetry={retry} />);
    back();
    expect(retry).toHaveBeenCalledOnce();

    cleanup();
    renderUi(<ErrorState message="The bill could not be loaded." onRetry={retry} isRetrying />);
    back();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('the error summary takes the focus and each line leads to its field', async () => {
    renderUi(
      <>
        <ErrorSummary problems={[{ fieldId: 'email', message: 'Enter your email address' }]} />
        <input id="email" aria-label="Email" />
      </>,
    );

    expect(document.activeElement?.textContent).toContain('There is a problem');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your email address' }));
    expect(document.activeElement?.id).toBe('email');
  });

  it('an error summary speaks of answers only where one is at fault', () => {
    const title = 'Some answers are missing';
    const { unmount } = renderUi(<ErrorSummary title={title} problems={[{ fieldId: 'email', message: 'Enter it' }]} />);
    expect(screen.getByRole('heading').textContent).toBe(title);
    unmount();
    renderUi(<ErrorSummary title={title} problems={[{ message: 'There is no connection' }]} />);
    expect(screen.getByRole('heading').textContent).toBe('There is a problem');
  });
});
