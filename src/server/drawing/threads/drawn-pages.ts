import type { CallApi } from '../call-api.ts';
import type { Page, PageRenderer, Site } from '../page-renderer.ts';
import { errorFrom, type SerializedError } from './messages.ts';
import type { PageCall, PageJob, PageWork } from './page-work.ts';
import { openThread } from './thread.ts';

export type DrawnPages = PageRenderer & { readonly close: () => Promise<void> };

type Setup = {
  /** Where the build stands. */
  readonly distDir: string;
  readonly site: () => Site;
};

/** Pages of the built web app, drawn in a thread: the event loop only answers what they ask. */
export async function openDrawnPages({ distDir, site }: Setup): Promise<DrawnPages> {
  const thread = openThread({
    file: new URL('page-work.ts', import.meta.url),
    data: { distDir } satisfies PageWork,
    maxHeapMb: 96,
    timeLimitMs: 20_000,
  });
  await thread.ready();
  return {
    close: thread.close,
    async renderPage({ callApi, ...input }) {
      const job: PageJob = { ...input, site: site() };
      const page = await thread.ask(job, (input) => answer(callApi, input as PageCall));
      // What `page-work.ts` answers: a page whose bugs were told to cross.
      const { bugs, ...rest } = page as Page & { readonly bugs: readonly SerializedError[] };
      return { ...rest, bugs: bugs.map(errorFrom) };
    },
  };
}

function answer(callApi: CallApi, { name, input }: PageCall): Promise<unknown> {
  // The page's own module named the call and its input by the same table; their types do not cross.
  return callApi(name as Parameters<CallApi>[0], input as Parameters<CallApi>[1]);
}
