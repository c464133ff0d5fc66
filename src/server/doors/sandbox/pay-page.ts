import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html, sayAround } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { companyStyle, factLines } from './company-page.ts';
import type { ConsoleOrder, GatewayConsole } from './console.ts';
import { endingWords } from './endings.ts';

/** `reported`: what the gateway calls it in its reports to the shop, in one language as gateways do. */
export const methods = [
  { id: 'upi', reported: 'UPI' },
  { id: 'card', reported: 'Card' },
  { id: 'netbanking', reported: 'Net banking' },
] as const;

/** The gateway's own page: a person pays, fails, walks away or leaves the bank pending. */
export function payPage(
  say: Say,
  order: ConsoleOrder,
  outcomes: GatewayConsole['outcomes'],
): PlainPageContent {
  const amount = formatRupees(order.amount);
  const holdNote = html`<p>${say('sandbox.pay.held')}</p>`;
  const note = sayAround(say, 'sandbox.pay.note', {
    link: html`<a href="/sandbox/">${say('sandbox.pay.note.link')}</a>`,
  });
  const facts = [
    say('sandbox.pay.merchant'),
    say('sandbox.pay.for', { what: order.description }),
    say('sandbox.pay.order', { order: order.gatewayOrderId }),
  ];
  const body = html`<div class="order">
${factLines(facts)}
<p class="amount">${amount}</p>
${order.purpose === 'block' ? holdNote : ''}
</div>
${order.mayTry ? choices(say, order, outcomes) : done(say, order)}
<p class="quiet">${note}</p>`;
  return { title: say('sandbox.pay'), body, style: companyStyle };
}

function choices(
  say: Say,
  { purpose, amount, tries }: ConsoleOrder,
  [first, ...others]: GatewayConsole['outcomes'],
): Html {
  const choicesHtml = methods.map(
    ({ id }, index) => html`<label class="way"><input type="radio" name="method" value="${id}"
${index === 0 ? html` checked` : ''}> ${say(`sandbox.pay.method.${id}`)}</label>`,
  );
  const buttons = others.map((each) => {
    const { choice, follows } = endingWords(say, each);
    return html`<div class="row"><button name="outcome" value="${each.id}" title="${follows}">${choice}</button></div>`;
  });
  const press = say(`sandbox.pay.button.${purpose}`, { amount: formatRupees(amount) });
  return html`<form method="post"><input type="hidden" name="tries" value="${tries}">
<fieldset><legend>${say('sandbox.pay.method')}</legend>${choicesHtml}</fieldset>
<div class="row"><button class="pay" name="outcome" value="${first?.id ?? ''}">${press}</button></div>
<fieldset><legend>${say('sandbox.pay.others')}</legend>${buttons}</fieldset>
</form>`;
}

function done(say: Say, { state, returnUrl }: ConsoleOrder): Html {
  const words = state === 'cancelled' ? 'sandbox.pay.closed' : 'sandbox.pay.done';
  return html`<p>${say(words)}</p><p><a href="${returnUrl}">${say('sandbox.pay.back')}</a></p>`;
}
