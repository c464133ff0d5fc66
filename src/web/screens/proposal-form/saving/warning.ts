/**
 * The browser asks before the tab is closed; only while that would lose something, as it slows going back. `keep` sends
 * what is typed at once: sent when the page is hidden, it would come after a reload has read the page. `tab` is not there
 * yet where the server draws.
 */
export function createWarning(
  tab: () => EventTarget,
  keep: () => Promise<void>,
): (isUnsaved: boolean) => void {
  // One each page: the last save of a page that was left can end after something is typed on the next.
  const ask = (event: Event) => {
    event.preventDefault();
    void keep();
  };
  return (isUnsaved) => {
    if (isUnsaved) tab().addEventListener('beforeunload', ask);
    else tab().removeEventListener('beforeunload', ask);
  };
}
