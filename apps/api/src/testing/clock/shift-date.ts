const realDate = Symbol.for('portal.real-date');
/** Files of one process are loaded anew, and each would shift what the one before has shifted. */
const kept: typeof globalThis & { [realDate]?: DateConstructor } = globalThis;

/** Makes this process believe that it is `byMs` later; time goes on as ever. Said again it replaces what was said before. */
export function shiftDate(byMs: number): void {
  kept[realDate] ??= Date;
  const RealDate = kept[realDate];
  const now = () => RealDate.now() + byMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, asked) => (name === 'now' ? now : Reflect.get(target, name, asked)),
  });
}
