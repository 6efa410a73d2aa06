// Stands in the page that a browser keeps for when there is no network: as the server would, it shows the theme that was
// chosen before anything is drawn. client/src/lib/theme.ts goes on from there.
(() => {
  const [, theme] = document.cookie.match(/(?:^|; )theme=(light|dark)/) ?? [];
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
})();
