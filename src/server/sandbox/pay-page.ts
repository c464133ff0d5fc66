import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/said.ts';
import { type Html, html, sayAround } from '../pages/html.ts';
import type { PlainPageContent } from '../pages/plain-page.ts';
import type { DeskOrder, GatewayDesk } from './desk.ts';
import { endingWords } from './endings.ts';

/** `reported`: what the gateway calls it in its reports to the shop, in one language as gateways do. */
export const methods = [
  { id: 'upi', reported: 'UPI' },
  { id: 'card', reported: 'Card' },
  { id: 'netbanking', reported: 'Net banking' },
] as const;

/** Grey and blue: nobody may take the gateway for a page of ours. */
const style = `
:root{--page:#e9edf3;--surface:#fff;--sunken:#dfe5ee;--ink:#14213a;--ink-2:#475369;--rule:#c3ccda;--brand:#1d4ed8;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--page:#10151f;--surface:#1a2130;--sunken:#0c111a;--ink:#e8edf6;--ink-2:#aab4c6;--rule:#36415a;--brand:#93b4ff;--on-brand:#0c111a}}
body{font-family:Arial,Helvetica,sans-serif}
main{max-width:34rem}
h1{font:700 1.3125rem/1.3 Arial,Helvetica,sans-serif}
.order{overflow-wrap:anywhere;background:var(--surface);border:1px solid var(--rule);padding:16px;margin:0 0 16px}
.amount{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:0}
fieldset{border:1px solid var(--rule);background:var(--surface);margin:0 0 16px;padding:12px 16px}
legend{font-weight:700;padding:0 4px}
label.way{display:flex;align-items:center;gap:12px;min-height:48px}
input[type=radio]{width:20px;height:20px;accent-color:var(--brand)}
button,select{font:inherit;min-height:48px;padding:8px 16px;border-radius:4px;border:1px solid var(--ink-2);background:var(--surface);color:var(--ink);width:100%}
button.pay{background:var(--brand);border-color:var(--brand);color:var(--on-brand);font-weight:700;font-size:1.125rem}
.row{display:grid;gap:8px;margin:0 0 8px}
`;

/** The gateway's own page: a person pays, fails, walks away or leaves the bank pending. */
export function payPage(say: Say, order: DeskOrder, outcomes: GatewayDesk['outcomes']): PlainPageContent {
  const amount = formatRupees(order.amount);
  const held = html`<p>${say('sandbox.pay.held')}</p>`;
  const note = sayAround(say, 'sandbox.pay.note', {
    link: html`<a href="/sandbox/">${say('sandbox.pay.note.link')}</a>`,
  });
  const facts = [
    say('sandbox.pay.merchant'),
    say('sandbox.pay.for', { what: order.description }),
    say('sandbox.pay.order', { order: order.gatewayOrderId }),
  ];
  const body = html`<div class="order">
<p class="quiet">${facts.map((fact, index) => html`${index === 0 ? '' : html`<br>`}${fact}`)}</p>
<p class="amount">${amount}</p>
${order.purpose === 'block' ? held : ''}
</div>
${order.mayTry ? choices(say, order, outcomes) : done(say, order)}
<p class="quiet">${note}</p>`;
  return { title: say('sandbox.pay'), body, style };
}

function choices(
  say: Say,
  { purpose, amount }: DeskOrder,
  [first, ...others]: GatewayDesk['outcomes'],
): Html {
  const ways = methods.map(
    ({ id }, index) => html`<label class="way"><input type="radio" name="method" value="${id}"
${index === 0 ? html` checked` : ''}> ${say(`sandbox.pay.method.${id}`)}</label>`,
  );
  const buttons = others.map((each) => {
    const { choice, follows } = endingWords(say, each);
    return html`<div class="row"><button name="outcome" value="${each.id}" title="${follows}">${choice}</button></div>`;
  });
  const press = say(`sandbox.pay.button.${purpose}`, { amount: formatRupees(amount) });
  return html`<form method="post">
<fieldset><legend>${say('sandbox.pay.method')}</legend>${ways}</fieldset>
<div class="row"><button class="pay" name="outcome" value="${first?.id ?? ''}">${press}</button></div>
<fieldset><legend>${say('sandbox.pay.others')}</legend>${buttons}</fieldset>
</form>`;
}

function done(say: Say, { state, returnUrl }: DeskOrder): Html {
  const words = state === 'cancelled' ? 'sandbox.pay.closed' : 'sandbox.pay.done';
  return html`<p>${say(words)}</p><p><a href="${returnUrl}">${say('sandbox.pay.back')}</a></p>`;
}
