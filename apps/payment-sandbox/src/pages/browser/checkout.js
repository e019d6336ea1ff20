/** Beside every checkout page: talks to the page around the widget, and to nobody else. */
(() => {
  const { hostOrigin, events, onClose, poll, result, abort } = document.body.dataset;
  const isFramed = window.parent !== window;

  const tell = (type, payload) => {
    if (hostOrigin && isFramed) window.parent.postMessage({ from: 'payment-sandbox', type, payload }, hostOrigin);
  };

  let greeted = false;
  window.addEventListener('message', (event) => {
    if (greeted || event.source !== window.parent || event.origin !== hostOrigin) return;
    if (event.data?.from !== 'payment-sandbox-host') return;
    greeted = true;
    for (const { type, payload } of events ? JSON.parse(events) : []) tell(type, payload);
  });
  tell('ready');

  const close = () => {
    if (abort) navigator.sendBeacon(abort);
    tell('close', onClose ? JSON.parse(onClose) : undefined);
  };
  for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', close);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isFramed) close();
  });

  // The way back to the merchant is a form; without this script its button does the same.
  document.querySelector('form[data-auto-submit]')?.requestSubmit();

  if (!poll || !result) return;
  const look = async () => {
    const answer = await fetch(poll).catch(() => undefined);
    const isPaid = answer?.ok && (await answer.json()).paid;
    if (isPaid) location.replace(result);
    else setTimeout(look, 2000);
  };
  setTimeout(look, 2000);
})();
