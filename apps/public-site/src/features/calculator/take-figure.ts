export interface FigureTaker {
  /** Called once a keystroke or a choice stands in the element. */
  readonly take: () => void;
  /** Called with a character before the browser writes it. True says that it is written already: the browser leaves it. */
  readonly insert?: ((character: string) => boolean) | undefined;
}

const takers = new Map<EventTarget | null, FigureTaker>();

/** Keys that write without being a character; the keyboard of a phone names none at all. */
const writingKeys = ['Backspace', 'Delete', 'Process', 'Unidentified'];

/** What a browser tells of one keystroke or one choice, and who hears it first. */
const told: readonly (readonly [name: string, hear: (event: Event) => void])[] = [
  ['keydown', keepKey],
  ['keypress', keep],
  ['textInput', keep],
  ['beforeinput', offer],
  ['input', hand],
  ['selectionchange', keep],
  ['keyup', keepKey],
  ['change', keep],
];

/**
 * Tells every keystroke and every choice at this element to its taker, and to nobody else: for each of the things a browser tells of a
 * keystroke React would walk the whole page, twice. Shortcuts, and keys that lead away from the element, go on to everybody. Gives what
 * ends it.
 */
export function takeFigure(element: HTMLElement, taker: FigureTaker): () => void {
  if (takers.size === 0) for (const [name, hear] of told) window.addEventListener(name, hear, true);
  takers.set(element, taker);
  return () => {
    takers.delete(element);
    if (takers.size === 0) for (const [name, hear] of told) window.removeEventListener(name, hear, true);
  };
}

function hand(event: Event): void {
  const taker = takers.get(event.target);
  if (!taker) return;
  event.stopImmediatePropagation();
  taker.take();
}

function offer(event: Event): void {
  const taker = takers.get(event.target);
  if (!taker) return;
  event.stopImmediatePropagation();
  if (!taker.insert || !(event instanceof InputEvent) || event.isComposing) return;
  const { inputType, data, cancelable } = event;
  if (cancelable && inputType === 'insertText' && data?.length === 1 && taker.insert(data)) event.preventDefault();
}

function keep(event: Event): void {
  if (takers.has(event.target)) event.stopImmediatePropagation();
}

function keepKey(event: Event): void {
  // What a browser fills in by itself it announces with keys that are none.
  if (takers.has(event.target) && event instanceof KeyboardEvent && isWriting(event)) event.stopImmediatePropagation();
}

function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey) && (key.length === 1 || writingKeys.includes(key));
}
