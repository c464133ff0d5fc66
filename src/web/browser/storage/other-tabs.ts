let opened: BroadcastChannel | undefined;

/** Between the tabs of this site in one browser; one a tab, which does not hear itself. Old browsers have none. */
function channel(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) opened ??= new BroadcastChannel('device-left');
  return opened;
}

/** The other tabs show what may no longer be opened. */
export function announceLeavingDevice(): void {
  channel()?.postMessage('left');
}

/** Shows nothing of before any more: this tab's own answers go, and the page is asked for anew. */
export function followLeavingDevice(): void {
  channel()?.addEventListener('message', () => {
    try {
      sessionStorage.clear();
    } catch {
      // A browser that keeps nothing has nothing to clear.
    }
    window.location.reload();
  });
}
