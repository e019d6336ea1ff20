/**
 * Starts the application on a page that came with its HTML: at the first touch, key or focus, else when the page has loaded
 * and the device is idle (not at all by itself when the visitor saves data). Until the application answers, presses of its
 * buttons and typed text are kept for it; links and forms with an address work by themselves.
 *
 * Plain script inside the page, so: small, and nothing newer than every phone we serve understands.
 */
export const startScript = minified(`
(() => {
  const doc = document, nonce = doc.currentScript.nonce;
  const plan = JSON.parse(doc.getElementById('portal-start').textContent);
  const wakers = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const typed = new Set();
  let running, pressed;
  const add = (tag, props) => doc.head.append(Object.assign(doc.createElement(tag), props));
  const start = () => {
    if (running) return;
    running = 1;
    add('script', { type: 'importmap', nonce, textContent: JSON.stringify({ integrity: plan.integrity }) });
    for (const href of plan.preload) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', nonce, src: plan.entry });
  };
  const keep = (event) => {
    const button = event.target.closest && event.target.closest('button');
    if (!button || (button.form && button.type == 'submit' && button.form.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
    start();
  };
  const note = (event) => typed.add(event.target);
  for (const name of wakers) addEventListener(name, start, { capture: true, passive: true });
  addEventListener('click', keep, true);
  addEventListener('input', note, true);
  doc.addEventListener('portal:started', () => {
    for (const name of wakers) removeEventListener(name, start, true);
    removeEventListener('click', keep, true);
    removeEventListener('input', note, true);
    for (const field of typed) {
      if (!/^(text|search|tel|email|url|password)/.test(field.type)) continue;
      const value = field.value;
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (pressed && pressed.isConnected) pressed.click();
  });
  const idle = () => {
    if (navigator.connection && navigator.connection.saveData) return;
    (window.requestIdleCallback || setTimeout)(start, { timeout: 4000 });
  };
  if (doc.readyState == 'complete') idle();
  else addEventListener('load', idle);
})();
`);

/** Comments there are none; line breaks and indentation are all there is to save. */
function minified(script: string): string {
  return script.replaceAll(/\n\s*/g, '').trim();
}
