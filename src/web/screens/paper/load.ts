import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';

/** Loads one of the two documents of a product. */
export async function loadPaper(api: Api, kind: 'wording' | 'brochure', slug: string) {
  const answer = await api.call('getDocuments', { params: { product_slug: slug }, body: {} });
  const { policy_wordings: wording, policy_brochure: brochure, ...of } = loaded(answer);
  return { kind, paper: kind === 'brochure' ? brochure : wording, of };
}
