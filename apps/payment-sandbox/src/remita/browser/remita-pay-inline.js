/**
 * window.RmPaymentEngine as merchants know it. Plays in a frame of the sandbox; tells and hears only that frame.
 * Every style is set through the DOM, so the merchant's page needs no 'unsafe-inline'.
 */
(() => {
  const scriptUrl = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  const sandboxOrigin = new URL(scriptUrl || '__SANDBOX_PUBLIC_URL__').origin;

  const queryOf = (options) => {
    const rrrField = (options.extendedData?.customFields ?? []).find((field) => field.name === 'rrr');
    const query = new URLSearchParams({ key: options.key ?? '', origin: location.origin });
    const optional = {
      transactionId: options.transactionId,
      rrr: options.processRrr ? (rrrField?.value ?? '') : undefined,
      customerId: options.customerId,
      firstName: options.firstName,
      lastName: options.lastName,
      email: options.email,
      amount: options.amount,
      narration: options.narration,
    };
    for (const [name, value] of Object.entries(optional)) {
      if (value !== undefined && value !== null) query.set(name, String(value));
    }
    return query;
  };

  const style = (element, rules) => Object.assign(element.style, rules);

  const init = (options) => {
    let overlay;
    let frame;
    let focusedBefore;

    const hidePaymentWidget = () => {
      if (!overlay) return;
      window.removeEventListener('message', hear);
      document.removeEventListener('keydown', onKey);
      overlay.remove();
      overlay = undefined;
      frame = undefined;
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    };

    const close = () => {
      hidePaymentWidget();
      options.onClose?.();
    };

    const onKey = (event) => {
      if (event.key === 'Escape') close();
    };

    function hear(event) {
      if (event.origin !== sandboxOrigin || !frame || event.source !== frame.contentWindow) return;
      const message = event.data;
      if (message?.from !== 'payment-sandbox') return;
      if (message.type === 'ready') frame.contentWindow.postMessage({ from: 'payment-sandbox-host' }, sandboxOrigin);
      if (message.type === 'success') options.onSuccess?.(message.payload);
      if (message.type === 'error') options.onError?.(message.payload);
      if (message.type === 'close') close();
    }

    const showPaymentWidget = () => {
      if (overlay) return;
      focusedBefore = document.activeElement;
      overlay = document.createElement('div');
      overlay.setAttribute('role', 'dialog');
      overlay.setAttribute('aria-modal', 'true');
      overlay.setAttribute('aria-label', 'Remita payment (sandbox)');
      style(overlay, {
        position: 'fixed',
        inset: '0',
        zIndex: '2147483000',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: 'rgba(18, 16, 31, 0.7)',
      });
      frame = document.createElement('iframe');
      frame.title = 'Remita payment (sandbox)';
      frame.allow = 'clipboard-write';
      frame.src = `${sandboxOrigin}/payment/v1/inline?${queryOf(options)}`;
      style(frame, {
        width: 'min(100%, 32rem)',
        height: 'min(100%, 46rem)',
        border: '0',
        background: '#ffffff',
        boxShadow: '0 12px 40px rgba(0, 0, 0, 0.4)',
      });
      overlay.append(frame);
      window.addEventListener('message', hear);
      document.addEventListener('keydown', onKey);
      document.body.append(overlay);
      frame.focus();
    };

    return { showPaymentWidget, openIframe: showPaymentWidget, hidePaymentWidget };
  };

  window.RmPaymentEngine = { init };
})();
