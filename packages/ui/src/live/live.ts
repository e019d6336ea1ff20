/** Something that changes with every keystroke somebody types. */
export interface Live<T> {
  /** What it is now. Nothing while there is no such thing: what stands there stays. */
  readonly read: () => T | undefined;
  /** Has every change told to `listener`; gives what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}
