/**
 * window.webpayCheckout as merchants know it. Plays in a frame of the sandbox; tells and hears only that frame.
 * Every style is set through the DOM, so the merchant's page needs no 'unsafe-inline'.
 */
(() => {
  const scriptUrl = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const sandboxOrigin = new URL(scriptUrl || '__SANDBOX_PUBLIC_URL__').origin;
  const sent = [
    'merchant_code',
    'pay_item_id',
    'txn_ref',
    'amount',
    'currency',
    'cust_email',
    'cust_name',
    'cust_id',
    'site_redirect_url',
  ];
  const style = (element, rules) => Object.assign(element.style, rules);

  window.webpayCheckout = (request) => {
    const query = new URLSearchParams({ origin: location.origin });
    for (const name of sent) {
      if (request[name] !== undefined && request[name] !== null) query.set(name, String(request[name]));
    }
    const focusedBefore = document.activeElement;
    const overlay = document.createElement('div');
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Interswitch payment (sandbox)');
    style(overlay, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      background: 'rgba(18, 16, 31, 0.7)',
    });
    const frame = document.createElement('iframe');
    frame.title = 'Interswitch payment (sandbox)';
    frame.src = `${sandboxOrigin}/collections/w/pay?${query}`;
    style(frame, {
      width: 'min(100%, 32rem)',
      height: 'min(100%, 46rem)',
      border: '0',
      background: '#ffffff',
      boxShadow: '0 12px 40px rgba(0, 0, 0, 0.4)',
    });

    const finish = (outcome) => {
      window.removeEventListener('message', hear);
      overlay.remove();
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
      request.onComplete?.(outcome);
    };

    function hear(event) {
      if (event.origin !== sandboxOrigin || event.source !== frame.contentWindow) return;
      const message = event.data;
      if (message?.from !== 'payment-sandbox') return;
      if (message.type === 'ready') frame.contentWindow.postMessage({ from: 'payment-sandbox-host' }, sandboxOrigin);
      if (message.type === 'complete' || message.type === 'close') finish(message.payload);
    }

    window.addEventListener('message', hear);
    overlay.append(frame);
    document.body.append(overlay);
    frame.focus();
  };
})();
