import type { PageRouter } from '#web/page/router.ts';

/**
 * Tells the name of the route first shown, once it is: before, the router has matched nothing. Then of every other page
 * that is gone to; another filter or step of the same page is none.
 */
export function followRouteNames(
  router: Pick<PageRouter, 'subscribe'>,
  shownName: () => string,
  tell: (name: string) => void,
): void {
  let isFirst = true;
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (isFirst || pathChanged) tell(shownName());
    isFirst = false;
  });
}
