const againMs = 2000;

/** Styles that were lost on the way are asked for again: otherwise their page would stay bare for as long as it is open. */
export function recoverLostStyles(): void {
  const recover = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), againMs);
  };
  // Such errors do not bubble.
  document.addEventListener('error', recover, { capture: true });
}
