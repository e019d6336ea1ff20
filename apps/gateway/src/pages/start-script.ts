/**
 * Starts the application on a page that came with its HTML: at the first touch, key, focus or movement of a pointer, else when
 * the page has loaded and the device is idle (not at all by itself when the visitor saves data). A page to be read
 * (`plan.isReading`) has its files fetched a second later, a few at a time, and starts after three quiet seconds, unless somebody is
 * signed in (the key of specification §9): a cheap phone computes nothing while its owner reads. A page that is nothing without script
 * (`plan.isAtOnce`) starts now; one that is all there without it (`plan.isStill`) waits for a press of one of the portal's buttons, its
 * own (`data-own`) are none of them. Until the application answers, presses of its buttons and typed text (typed before this script came,
 * too) are kept for it, and the button says so (`data-kept`); links and forms with an address work by themselves. A press waits until the
 * handed over text was taken in. A pointer at rest also tells of moves, of no length, whenever the page changes under it.
 *
 * Plain script inside the page, so: small, and nothing newer than every phone we serve understands.
 */
export const startScript = minified(`
(() => {
  const doc = document, nonce = doc.currentScript.nonce;
  const plan = JSON.parse(doc.getElementById('portal-start').textContent);
  const wakers = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const typed = new Set();
  const later = window.requestIdleCallback || setTimeout;
  let running, pressed, named = 0;
  const add = (tag, props) => doc.head.append(Object.assign(doc.createElement(tag), props));
  const start = () => {
    if (running) return;
    running = 1;
    add('script', { type: 'importmap', nonce, textContent: JSON.stringify({ integrity: plan.integrity }) });
    for (const href of plan.preload) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', nonce, src: plan.entry });
  };
  const wake = (event) => {
    if (event.type != 'pointermove' || event.movementX || event.movementY) start();
  };
  const fetchQuietly = () => {
    if (running) return;
    for (const href of plan.preload.slice(named, named += 4)) add('link', { rel: 'prefetch', href });
    if (named < plan.preload.length) later(fetchQuietly, { timeout: 300 });
    else setTimeout(start, 3000);
  };
  const isKnown = () => {
    try {
      return localStorage.pay_kd_user || sessionStorage.pay_kd_user;
    } catch {}
  };
  const keep = (event) => {
    const button = event.target.closest && event.target.closest('button');
    if (!button || 'own' in button.dataset || (button.form && button.type == 'submit' && button.form.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed) delete pressed.dataset.kept;
    pressed = button;
    button.dataset.kept = '';
    start();
  };
  const note = (event) => typed.add(event.target);
  for (const field of doc.querySelectorAll('input'))
    if (field.value != field.defaultValue) typed.add(field);
  const isStill = plan.isStill && !isKnown();
  if (!isStill) for (const name of wakers) addEventListener(name, wake, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('input', note, true);
  doc.addEventListener('portal:started', () => {
    for (const name of wakers) removeEventListener(name, wake, true);
    removeEventListener('click', keep, true);
    removeEventListener('input', note, true);
    for (const field of typed) {
      if (!/^(text|search|tel|email|url|password)/.test(field.type)) continue;
      const value = field.value;
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (pressed) delete pressed.dataset.kept;
    setTimeout(() => pressed && pressed.isConnected && pressed.click());
  });
  const idle = () => {
    if (navigator.connection && navigator.connection.saveData) return;
    if (plan.isReading && !location.hash && !isKnown()) setTimeout(() => later(fetchQuietly, { timeout: 4000 }), 1000);
    else later(start, { timeout: 4000 });
  };
  if (plan.isAtOnce) start();
  else if (isStill) return;
  else if (doc.readyState == 'complete') idle();
  else addEventListener('load', idle);
})();
`);

/** Comments there are none; line breaks and indentation are all there is to save. */
function minified(script: string): string {
  return script.replaceAll(/\n\s*/g, '').trim();
}
