import { formatRupees } from '#domain/money.ts';
import { html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { DeskOrder, GatewayDesk } from './desk.ts';

export const methods = [
  { id: 'upi', label: 'UPI' },
  { id: 'card', label: 'Card' },
  { id: 'netbanking', label: 'Net banking' },
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
export function payPage(order: DeskOrder, outcomes: GatewayDesk['outcomes'], nonce: string): string {
  const verb = order.purpose === 'block' ? 'Block' : 'Pay';
  const [first, ...others] = outcomes;
  const ways = methods.map(
    ({ id, label }, index) => html`<label class="way"><input type="radio" name="method" value="${id}"
${index === 0 ? html` checked` : ''}> ${label}</label>`,
  );
  const buttons = others.map(
    ({ id, label, outcome }) =>
      html`<div class="row"><button name="outcome" value="${id}" title="${outcome}">${label}</button></div>`,
  );
  const choice = html`<form method="post">
<fieldset><legend>How do you pay?</legend>${ways}</fieldset>
<div class="row"><button class="pay" name="outcome" value="${first?.id ?? ''}">${verb} ${formatRupees(order.amount)}</button></div>
<fieldset><legend>Or play another ending</legend>${buttons}</fieldset>
</form>`;
  const done = html`<p>This order takes no more tries: ${order.state}.</p><p><a href="${order.returnUrl}">Back to the shop</a></p>`;
  const held = html`<p>The amount is held on your account and taken only when the insurer accepts.</p>`;
  const body = html`<div class="order">
<p class="quiet">Merchant: Chhatri<br>For: ${order.description}<br>Order: ${order.gatewayOrderId}</p>
<p class="amount">${formatRupees(order.amount)}</p>
${order.purpose === 'block' ? held : ''}
</div>
${order.mayTry ? choice : done}
<p class="quiet">This is a sandbox. No bank is asked and no money moves. <a href="/sandbox/">How to steer it</a></p>`;
  return plainPage({ title: 'Sandbox gateway', nonce, body, style });
}
