import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePaper } from '#contract/product/paper-shape.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';

type Documents = Omit<CallAnswer<'getDocuments'>, 'policy_wordings' | 'policy_brochure'>;

type Kind = 'wording' | 'brochure';

export type LoadedPaper = {
  readonly kind: Kind;
  readonly paper: WirePaper;
  readonly of: Documents;
};

/** One of the two documents of a product. */
export async function loadPaper(api: Api, kind: Kind, slug: string): Promise<LoadedPaper> {
  const answer = await api.call('getDocuments', { params: { product_slug: slug }, body: {} });
  const { policy_wordings: wording, policy_brochure: brochure, ...of } = loaded(answer);
  return { kind, paper: kind === 'brochure' ? brochure : wording, of };
}
