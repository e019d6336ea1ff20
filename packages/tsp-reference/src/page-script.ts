/** Below `/api/v1`. */
export const pageScriptPath = '/tsp/reference.js';

/**
 * What the pages do beyond reading: examples are copied, and the language in which they were last read is chosen again. Plain script, so:
 * nothing newer than every browser we serve understands. Pages that change without being loaded anew are found by what was pressed.
 */
export const pageScript = `(function () {
  var key = 'developers-language', doc = document;
  function kept() { try { return localStorage.getItem(key); } catch (_) { return null; } }
  function choose() {
    var choice = doc.getElementById('in-' + kept());
    if (choice) choice.checked = true;
    doc.documentElement.setAttribute('data-developers', '');
  }
  doc.addEventListener('change', function (event) {
    if (event.target.name !== 'example-language') return;
    try { localStorage.setItem(key, event.target.value); } catch (_) {}
  });
  doc.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('.dev-copy');
    if (!button || !navigator.clipboard) return;
    var chosen = doc.querySelector('input[name=example-language]:checked');
    var code = chosen && button.closest('.dev-card').querySelector('.dev-in-' + chosen.value);
    if (!code) return;
    navigator.clipboard.writeText(code.textContent).then(function () {
      var text = button.textContent;
      button.textContent = button.dataset.copied;
      setTimeout(function () { button.textContent = text; }, 1500);
    });
  });
  doc.addEventListener('developers:shown', choose);
  choose();
})();
`;
