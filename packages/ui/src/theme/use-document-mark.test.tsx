import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDocumentMark } from './use-document-mark.ts';

function Holder({ isSet }: { readonly isSet: boolean }) {
  useDocumentMark('held', isSet);
  return null;
}

describe('a mark of the document', () => {
  it('stays until the last that holds it lets go', () => {
    const isMarked = () => document.documentElement.hasAttribute('data-held');
    const both = (first: boolean, second: boolean) => (
      <>
        <Holder isSet={first} />
        <Holder isSet={second} />
      </>
    );
    const { rerender, unmount } = render(both(false, false));
    expect(isMarked()).toBe(false);

    rerender(both(true, true));
    expect(isMarked()).toBe(true);
    rerender(both(false, true));
    expect(isMarked()).toBe(true);
    unmount();
    expect(isMarked()).toBe(false);
  });
});
