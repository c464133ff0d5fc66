import { isEarly } from '#web/browser/early.ts';

/** Before a part that the server drew: what was drawn stands until it is about to be seen, so that the first view does not wait for it. */
export type Gate = {
  /** Undefined where it was never shut. */
  readonly opened: Promise<void> | undefined;
  readonly open: () => void;
};

export function createGate(): Gate {
  let letIn: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  return { opened: isEarly() ? opened : undefined, open: () => letIn?.() };
}

/** How far from the view a part takes over: half a screen. */
const nearView = '50%';

/**
 * Opens once a part of the box comes near the view or is used, as a screen reader does from afar, and at once where
 * nothing was drawn.
 */
export function openInSight(box: Element | null, { opened, open }: Gate): (() => void) | undefined {
  if (!opened) return undefined;
  const drawn = [...(box?.children ?? [])];
  if (drawn.length === 0) open();
  const watch = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: nearView },
  );
  for (const part of drawn) watch.observe(part);
  for (const use of ['focusin', 'input']) box?.addEventListener(use, open, { once: true });
  return () => watch.disconnect();
}
