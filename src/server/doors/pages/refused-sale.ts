import type { Say } from '#words/sentences.ts';
import { html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import type { SaleRequest } from '../../visit/sale/sale-request.ts';

type Refused = Extract<SaleRequest, { readonly kind: 'refused' }>;

/** A code that opens no channel: what that means for whoever followed the link, and the way on, as they were before. */
export function refusedSalePage(say: Say, { why }: Refused, onwardPath: string): PlainPageContent {
  return {
    name: say('plain.name'),
    title: say(`sale.refused.${why}`),
    body: html`<p>${say(`sale.refused.${why}.text`)}</p>
<p>${say('sale.refused.same')}</p>
<p class="go"><a href="${onwardPath}">${say('sale.refused.on')}</a></p>`,
  };
}
