/** Text that is cut off by its own box. One-line controls scroll by nature; what is hidden on purpose has no size. */
export const cutOffTexts = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('main *, header *, footer *, [role=dialog] *')]
    .filter((element) => !element.matches('input, select, textarea'))
    .filter((element) => {
      const { overflowX, textOverflow, clipPath, clip } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis';
      const isForListeners = clipPath !== 'none' || clip !== 'auto';
      return hides && !isForListeners && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    })
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
