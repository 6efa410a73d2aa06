// Comes long before the program of a page, and remembers the button that was pressed last while nothing answers, also by
// Enter in a field. client/src/lib/waking-up.ts presses it again.
(() => {
  // The program was there first.
  if ('pressedEarly' in window) return;
  document.onclick = ({ target }) => {
    window.pressedEarly = target.closest('button');
  };
  document.onkeydown = ({ key, target }) => {
    if (key === 'Enter' && target.localName === 'input')
      window.pressedEarly = target.form?.querySelector('[type=submit]');
  };
})();
