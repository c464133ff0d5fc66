import { dayInWords } from '#papers/days.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html, sayAround } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { companyStyle, factLines } from './company-page.ts';
import type { ConsentEnding, RegistryAccount } from './console.ts';

type RegistryPageInput = { readonly proposalNumber: string; readonly account: RegistryAccount };

/** The registry's own page: a person lets it tell, says no, or plays another account. */
export function registryPage(
  say: Say,
  { proposalNumber, account }: RegistryPageInput,
  [tell, refuse, ...others]: readonly ConsentEnding[],
): PlainPageContent {
  const note = sayAround(say, 'sandbox.registry.note', {
    link: html`<a href="/sandbox/">${say('sandbox.pay.note.link')}</a>`,
  });
  const rows = [
    { what: say('sandbox.registry.name'), is: account.name },
    { what: say('sandbox.registry.birth'), is: dayInWords(say, account.dateOfBirth) },
    { what: say('sandbox.registry.digits'), is: account.maskedNumber.slice(-4) },
  ];
  const facts = [
    say('sandbox.registry.by'),
    say('sandbox.registry.for'),
    say('sandbox.registry.proposal', { number: proposalNumber }),
  ];
  const body = html`<p>${say('sandbox.registry.lede')}</p>
<div class="order">
${factLines(facts)}
<h2>${say('sandbox.registry.told')}</h2>
<dl>${rows.map(({ what, is }) => html`<div><dt>${what}</dt><dd>${is}</dd></div>`)}</dl>
<p class="quiet">${say('sandbox.registry.not-told')}</p>
</div>
<form method="post">
${tell ? button(say, tell, html` class="pay"`) : ''}
${refuse ? button(say, refuse) : ''}
<fieldset><legend>${say('sandbox.pay.others')}</legend>${others.map((each) => button(say, each))}</fieldset>
</form>
<p class="quiet">${note}</p>`;
  return { title: say('sandbox.registry'), body, style: companyStyle };
}

function button(say: Say, ending: ConsentEnding, look: Html | '' = ''): Html {
  const follows = say(`sandbox.consent.${ending}.then`);
  return html`<div class="row"><button${look} name="outcome" value="${ending}" title="${follows}">${say(`sandbox.consent.${ending}`)}</button></div>`;
}
