import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WirePaper } from '#contract/product/paper-shape.ts';
import { loaded } from '#web/platform/network/loaded.ts';
import type { LoaderInput } from '#web/platform/network/loader-input.ts';

type Documents = Omit<CallAnswer<'getDocuments'>, 'policy_wordings' | 'policy_brochure'>;

export type PaperPage = {
  readonly kind: 'wording' | 'brochure';
  readonly paper: WirePaper;
  readonly of: Documents;
};

/** Which of the two documents the address asks for. */
export async function loadPaper({ api, route, params }: LoaderInput): Promise<PaperPage> {
  const answer = await api.call('getDocuments', { params: { product_slug: params.slug ?? '' }, body: {} });
  const { policy_wordings: wording, policy_brochure: brochure, ...of } = loaded(answer);
  return route === 'brochure'
    ? { kind: 'brochure', paper: brochure, of }
    : { kind: 'wording', paper: wording, of };
}
