import { workerData } from 'node:worker_threads';
import { type BuiltPages, loadBuiltPages, type PageInput, type Site } from '../page-renderer.ts';
import { toErrorMessage } from './messages.ts';
import { workOn } from './work.ts';

export type PageWork = { readonly distDir: string };
export type PageJob = Omit<PageInput, 'callApi'> & { readonly site: Site };
/** What a page asks while it is drawn. */
export type PageCall = { readonly name: string; readonly input: unknown };

// `drawn-pages.ts` starts this file with these data and sends nothing but such jobs.
const draw: BuiltPages = await loadBuiltPages((workerData as PageWork).distDir);

workOn(async (job, askBack) => {
  const { site, ...input } = job as PageJob;
  const callApi = (name: string, input: unknown) => askBack({ name, input: input } satisfies PageCall);
  // The other side hands on to the typed call; a message between threads has no type.
  const page = await draw({ ...input, callApi: callApi as PageInput['callApi'] }, site);
  return { ...page, bugs: page.bugs.map(toErrorMessage) };
});
