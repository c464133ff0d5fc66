import type { UsageEvent } from '#domain/event/event-kinds.ts';
import type { LoggedRoute } from '#domain/event/routes.ts';
import type { Device } from '#web/browser/device.tsx';
import type { PageEvent, ShownPage } from '#web/browser/pending-events.ts';
import { ChunkLoadError } from '#web/frame/chunk.ts';
import { eventsOfCall } from './from-call.ts';
import { eventsOfPage, routeOf } from './from-page.ts';

export type Counter = {
  readonly hear: (happened: PageEvent) => readonly UsageEvent[];
  /** The page that is shown; undefined: it is not logged. */
  readonly route: () => LoggedRoute | undefined;
};

/** What each happening tells, with what came before it. */
export function createCounter(device: () => Device): Counter {
  let before: ShownPage | undefined;
  const route = () => before && routeOf(before);
  const hear = (happened: PageEvent): readonly UsageEvent[] => {
    const page = route() ?? 'not-found';
    switch (happened[0]) {
      case 'page': {
        const events = eventsOfPage(before, happened[1], device());
        before = happened[1];
        return events;
      }
      case 'call':
        return eventsOfCall(happened, page);
      case 'error': {
        const problem = happened[1] instanceof ChunkLoadError ? 'chunk-load' : 'script';
        return [{ name: 'problem-shown', fields: { problem, status: 0, route: page } }];
      }
      case 'tour':
        return [{ name: 'tour-closed', fields: { tour: happened[1] } }];
      case 'compare':
        return [{ name: 'plan-compared', fields: { plans: happened[1] } }];
      case 'term':
        return [{ name: 'term-chosen', fields: { years: happened[1] } }];
      case 'rider':
        return [{ name: 'rider-chosen', fields: { change: happened[1] ? 'added' : 'removed' } }];
    }
  };
  return { hear, route };
}
