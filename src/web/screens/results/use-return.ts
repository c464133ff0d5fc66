import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { BlockId } from '#domain/quote/block-id.ts';
import { leftListSlot } from '#web/browser/storage/draft.ts';
import { lastOpenedIn, takeReturn } from '#web/plan-parts/address/list-place.ts';
import { cardId, slabIdOf } from './card-id.ts';

/** Milliseconds: after the scroll to the top that follows every navigation. */
const returnDelay = 260;

type Place = { readonly quoteId: string; readonly block: BlockId };

/** The list that was left last, by which entry of the history, and whose card was in sight. */
type LeftPlace = Place & { readonly entry: string | undefined; readonly slabId: string | undefined };

let leftPlace: LeftPlace | undefined;

/** Back on a page that was left with its document: the browser's own place is lost, since it is we who scroll. */
function leftWithPage(entry: string | undefined): LeftPlace | undefined {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'back_forward') return undefined;
  try {
    const was: LeftPlace | null = JSON.parse(leftListSlot.read() ?? 'null');
    return was?.entry === entry ? (was ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function savePlace(place: LeftPlace): void {
  try {
    leftListSlot.write(JSON.stringify(place));
  } catch {
    // A browser that keeps nothing comes back to the top.
  }
}

/** The first card of which more than its edge is in sight; undefined near the top of the page, where none is needed. */
function cardInSight(): string | undefined {
  if (window.scrollY < window.innerHeight / 2) return undefined;
  const cards = [...document.querySelectorAll('main article[aria-labelledby]')];
  const first = cards.find((card) => card.getBoundingClientRect().bottom > window.innerHeight / 4);
  return slabIdOf(first?.getAttribute('aria-labelledby') ?? '');
}

/** Where somebody who comes back to a list belongs: at the plan they looked at, or where they had read to. */
function placeOnReturn({ quoteId, block }: Place, entry: string | undefined): string | undefined {
  const cameFromPlan = takeReturn();
  const lastOpened = lastOpenedIn(quoteId, block);
  leftPlace ??= leftWithPage(entry);
  const was = leftPlace?.quoteId === quoteId && leftPlace.block === block ? leftPlace : undefined;
  leftPlace = undefined;
  if (cameFromPlan) return lastOpened;
  return was?.entry === entry ? (was?.slabId ?? lastOpened) : was && lastOpened;
}

/** Back on a list, from wherever, its card comes into sight; the page itself has been scrolled to the top by then. */
export function useReturn(place: Place): void {
  const { quoteId, block } = place;
  const router = useRouter();
  const entry = router.state.location.state.__TSR_key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming to a list is one moment, whatever is opened later
  useEffect(() => {
    const slabId = placeOnReturn({ quoteId, block }, entry);
    if (slabId === undefined) return undefined;
    const timer = window.setTimeout(() => {
      document.getElementById(cardId(slabId))?.closest('article')?.scrollIntoView({ block: 'center' });
    }, returnDelay);
    return () => window.clearTimeout(timer);
  }, [quoteId, block]);
  // On leaving alone: to look where cards are makes the browser lay all of them out.
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (pathChanged)
          leftPlace = { quoteId, block, entry: fromLocation?.state.__TSR_key, slabId: cardInSight() };
      }),
    [router, quoteId, block],
  );
  useEffect(() => {
    const keep = () => savePlace({ quoteId, block, entry, slabId: cardInSight() });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [quoteId, block, entry]);
}
