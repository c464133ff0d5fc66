import { pageReference } from '#domain/help/reference.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Ports } from '../ports.ts';

export type HelpAbout = {
  /** What somebody was looking at; undefined: nothing that has a number. */
  readonly reference: string | undefined;
  /** Who issues or has issued the policy that it is about, where that is the visitor's own. */
  readonly insurer: { readonly title: string; readonly phone: string } | undefined;
};

/** Whom to call about what a visitor was looking at. Of what is not theirs nothing is told. */
export async function readHelp(
  { store, catalogue }: Ports,
  visitor: VisitorId,
  about: string | undefined,
): Promise<HelpAbout> {
  const reference = pageReference(about);
  if (reference === undefined) return { reference, insurer: undefined };
  const own = (await store.proposalsOf(visitor)).find(({ number }) => number === reference);
  const insurer = own && catalogue.current().insurers.get(own.insurerSlug);
  return { reference, insurer: insurer && { title: insurer.title, phone: insurer.phone } };
}
