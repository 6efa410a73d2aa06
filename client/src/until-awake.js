// Runs once the styles of a public page are there, and fetches its program as soon as the page is painted: on a slow line
// the styles share it with no program, and the page counts as loaded no sooner than its program is. Until that answers,
// it remembers the button that was pressed last, also by Enter in a field; client/src/lib/waking-up.ts presses it again.
(() => {
  document.onclick = ({ target }) => {
    window.pressedEarly = target.closest('button');
  };
  document.onkeydown = ({ key, target }) => {
    if (key === 'Enter' && target.localName === 'input')
      window.pressedEarly = target.form?.querySelector('[type=submit]');
  };
  const frame = document.createElement('iframe');
  const fetchProgram = () => {
    document.head.append(document.getElementById('program').content);
    frame.remove();
  };
  // Sooner, it would hold the first picture of the page back.
  requestAnimationFrame(() => setTimeout(fetchProgram));
  // A page that is opened behind others is not painted.
  setTimeout(fetchProgram, 500);
  // A frame that is being written holds `load` meanwhile.
  document.head.append(frame);
  frame.contentDocument.open();
})();
