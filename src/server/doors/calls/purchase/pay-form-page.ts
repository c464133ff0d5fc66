import type { PayPage } from '#usecases/ports/payment-gateway.ts';
import type { Say } from '#words/sentences.ts';
import { html } from '../../../ground/pages/html.ts';
import type { PlainPageContent } from '../../../ground/pages/plain-page.ts';

const style = `
.go button{font:inherit;font-weight:700;min-height:48px;padding:8px 20px;border:1px solid var(--brand);border-radius:5px;background:var(--brand);color:var(--on-brand)}
`;

/** While the page is still read, so that the browser puts the next page in its place: the way back leads past it. */
const script = 'document.forms[0].submit()';

/**
 * Posts itself on to the gateway's page, and has a button for where no script runs.
 * @param payOrigins where the gateway may lead the form on to, which a browser holds against the same rule
 */
export function payFormPage(
  say: Say,
  { action, fields }: Extract<PayPage, { kind: 'form' }>,
  payOrigins: readonly string[],
): PlainPageContent {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return {
    name: say('plain.name'),
    title: say('plain.to-gateway'),
    body: html`<p>${say('plain.to-gateway.what')}</p>
<form method="post" action="${action}" class="go">${hidden}<button>${say('plain.to-gateway.go')}</button></form>`,
    style,
    posts: { to: payOrigins, script },
  };
}
