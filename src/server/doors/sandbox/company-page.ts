import { type Html, html } from '../../ground/pages/html.ts';

/** Grey and blue: nobody may take the page of another company for one of ours. */
export const companyStyle = `
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
.order>:first-child{margin-top:0}
.order>:last-child{margin-bottom:0}
.order h2{font-size:1rem;margin:16px 0 4px}
dl{margin:0 0 8px}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:8px 0;border-bottom:1px solid var(--rule)}
dt{color:var(--ink-2)}
dd{margin:0;font-weight:700;font-variant-numeric:tabular-nums}
`;

/** What a company says of what it was asked, a line each. */
export function factLines(facts: readonly string[]): Html {
  return html`<p class="quiet">${facts.map((fact, index) => html`${index === 0 ? '' : html`<br>`}${fact}`)}</p>`;
}
