/** Addresses of style sheets that failed. The bundler asks for a sheet once, and takes it for loaded after that. */
const missing = new Set<string>();

export function followFailedStyles(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missing.add(target.href);
    target.remove();
  };
  // The failure of a file does not bubble.
  document.addEventListener('error', note, { capture: true });
}

function loadSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      missing.delete(href);
      resolve();
    };
    link.onerror = () => reject(new Error(`Could not load ${href}`));
    document.head.append(link);
  });
}

/** Asks again for the sheets that failed: no screen shows without its styles. */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(loadSheet));
}
