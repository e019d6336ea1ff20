const takers = new Map<EventTarget, () => void>();

/** What a browser tells of one letter or one choice. */
const told = [
  'keydown',
  'keypress',
  'textInput',
  'beforeinput',
  'input',
  'selectionchange',
  'keyup',
  'change',
] as const;

/** Keys that write without being a letter; the keyboard of a phone names none at all. */
const writingKeys = ['Backspace', 'Delete', 'Process', 'Unidentified'];

/**
 * Calls `take` for every letter and every choice at this element, and nobody else: for each of the things a browser tells of a letter
 * React would walk the whole page, twice. Shortcuts, and keys that lead away from the element, go on to everybody. Gives what
 * ends it.
 */
export function takeFigure(element: HTMLElement, take: () => void): () => void {
  if (takers.size === 0) for (const name of told) window.addEventListener(name, keepToTaker, true);
  takers.set(element, take);
  return () => {
    takers.delete(element);
    if (takers.size === 0) for (const name of told) window.removeEventListener(name, keepToTaker, true);
  };
}

function keepToTaker(event: Event): void {
  const take = event.target && takers.get(event.target);
  if (!take || (event instanceof KeyboardEvent && !isWriting(event))) return;
  event.stopImmediatePropagation();
  if (event.type === 'input') take();
}

function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey) && (key.length === 1 || writingKeys.includes(key));
}
