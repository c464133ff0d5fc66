import { isEarly } from '#web/platform/early.ts';

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

/** A reader of the screen, or a voice, may use what is far from the view. */
const uses = ['focusin', 'input'];

/** Opens once a part of the box comes near the view or is used, and at once where nothing was drawn. */
export function openInSight(box: Element | null, { opened, open }: Gate): (() => void) | undefined {
  if (!opened) return undefined;
  const drawn = [...(box?.children ?? [])];
  if (drawn.length === 0) open();
  const watch = new IntersectionObserver(
    (seen) => seen.some(({ isIntersecting }) => isIntersecting) && open(),
    { rootMargin: nearView },
  );
  for (const part of drawn) watch.observe(part);
  for (const use of uses) box?.addEventListener(use, open);
  return () => {
    watch.disconnect();
    for (const use of uses) box?.removeEventListener(use, open);
  };
}
