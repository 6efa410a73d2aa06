// What a public page does until its program is awake. It remembers the button that was pressed last while nothing answers,
// also by Enter in a field; client/src/lib/waking-up.ts presses it again. And it fetches the program, once the page shows what came with it: nothing
// that is there to be read waits for what is not.
(() => {
  document.onclick = ({ target }) => {
    window.pressedEarly = target.closest('button');
  };
  document.onkeydown = ({ key, target }) => {
    if (key === 'Enter' && target.localName === 'input')
      window.pressedEarly = target.form?.querySelector('[type=submit]');
  };

  const { program, parts } = document.currentScript.dataset;
  const add = (tag, fields) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...fields }));
  const fetchProgram = () => {
    add('script', { type: 'module', src: program });
    for (const href of parts.split(' ')) add('link', { rel: 'modulepreload', href });
  };
  // A page behind another one shows nothing, and some browsers do not tell.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) fetchProgram();
  else
    new PerformanceObserver((_, paints) => {
      paints.disconnect();
      fetchProgram();
    }).observe({ type: 'paint', buffered: true });
})();
