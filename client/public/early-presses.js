// Comes long before the program of a page, and remembers the button that was pressed last while nothing answers.
// client/src/lib/waking-up.ts presses it again.
(() => {
  const remember = ({ target }) => {
    window.pressedEarly = target.closest('button');
  };
  document.addEventListener('click', remember, true);
  document.addEventListener('awake', () => document.removeEventListener('click', remember, true), {
    once: true,
  });
})();
