import { csrfField } from '#contract/call/encoding.ts';
import { erasureStep } from '#domain/retention/erasure.ts';
import { type HeldData, isNothingHeld } from '#domain/retention/held-data.ts';
import {
  backupDays,
  booksUntil,
  type RetentionKind,
  retentionKinds,
  retentionRules,
} from '#domain/retention/rules.ts';
import { dayInWords } from '#papers/days.ts';
import type { Erased } from '#usecases/keeping/erase-data.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { agreedPath, erasePath, filePath, readPath } from './addresses.ts';

const style = `
form{background:var(--surface);border:1px solid var(--rule);border-radius:5px;padding:16px;max-width:66ch}
label{display:flex;gap:12px;align-items:center;min-height:48px}
input[type=checkbox]{width:24px;height:24px;flex:none}
button{font:inherit;font-weight:700;min-height:48px;padding:8px 20px;border:1px solid #a3271c;border-radius:5px;background:#a3271c;color:#fff}
.bad{border-inline-start:4px solid #a3271c;padding:8px 12px;background:var(--surface)}
li{margin:0 0 4px}
th[scope=row]{width:64%;font-weight:400}
`;

type DataPageInput = {
  readonly data: HeldData;
  /** Undefined: nobody has a visit here, and there is nothing to erase. */
  readonly token: string | undefined;
  readonly isUnsure: boolean;
};

export function yourDataPage(say: Say, { data, token, isUnsure }: DataPageInput): PlainPageContent {
  const { quotes, purchases, shares, callBacks, events } = data;
  const policies = purchases.filter(({ policy }) => policy).length;
  const counts = [
    say('data.policies', { count: policies }),
    say('data.applications', { count: purchases.length - policies }),
    say('data.quotes', { count: quotes.length }),
    say('data.shares', { count: shares.length }),
    ...(callBacks.length > 0 ? [say('data.call-backs', { count: callBacks.length })] : []),
    ...(events.length > 0 ? [say('data.events', { count: events.length })] : []),
  ];
  const body = html`<p>${say('data.lede')}</p>
${isUnsure ? html`<p class="bad" role="alert">${say('data.erase.unsure')}</p>` : ''}
<h2>${say('data.held')}</h2>
<ul>${counts.map((line) => html`<li>${line}</li>`)}</ul>
<p class="go"><a href="${readPath}">${say('data.read')}</a></p>
<p class="go"><a href="${filePath}" download>${say('data.file')}</a></p>
<p class="go"><a href="${agreedPath}">${say('data.agreed')}</a></p>
<p class="quiet">${say('data.masked')}</p>
<h2>${say('data.erase')}</h2>
${erasing(say, data, token)}
<h2>${say('data.kept')}</h2>
${ruleTable(say)}
<p>${say('data.kept.backups', { days: backupDays })}</p>`;
  return { title: say('data.title'), name: say('plain.name'), style, body };
}

function erasing(say: Say, data: HeldData, token: string | undefined): Html {
  const { purchases } = data;
  if (isNothingHeld(data) || token === undefined) return html`<p>${say('data.erase.nothing')}</p>`;
  const stays = purchases.flatMap(({ policy, proposal: { number } }) =>
    policy
      ? [say('data.erase.stays', { number, until: dayInWords(say, booksUntil(policy.coverUntil)) })]
      : [],
  );
  const open = purchases
    .filter(({ proposal, payments }) => erasureStep(proposal, payments) === 'wait')
    .map(({ proposal: { number } }) => say('data.erase.open', { number }));
  const lines = [say('data.erase.goes'), ...stays, ...open, say('data.erase.insurer')];
  return html`<form method="post" action="${erasePath}">
${lines.map((line) => html`<p>${line}</p>`)}
<input type="hidden" name="${csrfField}" value="${token}">
<label><input type="checkbox" name="sure" value="yes"> ${say('data.erase.sure')}</label>
<button>${say('data.erase.button')}</button>
</form>`;
}

function ruleTable(say: Say): Html {
  const rows = retentionKinds.map((what) => {
    return html`<tr><th scope="row">${say(`data.rule.${what}`)}</th><td>${retentionText(say, what)}</td></tr>`;
  });
  return html`<table><thead><tr><th scope="col">${say('data.kept.what')}</th><th scope="col">${say('data.kept.long')}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function retentionText(say: Say, what: RetentionKind): string {
  const { duration } = retentionRules[what];
  if ('booksYears' in duration) return say('data.kept.books', { years: duration.booksYears });
  return duration.days === 0 ? say('data.kept.promised') : say('data.kept.days', { count: duration.days });
}

export function erasedPage(say: Say, { leftovers }: Erased): PlainPageContent {
  const lines = leftovers.map(({ number, until }) =>
    until === undefined
      ? say('data.erased.open', { number })
      : say('data.erased.kept', { number, until: dayInWords(say, until) }),
  );
  const rest = lines.length === 0 ? 'data.erased.all' : 'data.erased.rest';
  const body = html`${lines.map((line) => html`<p>${line}</p>`)}
<p>${say(rest, { days: backupDays })}</p>
<p class="go"><a href="/">${say('data.erased.start')}</a></p>`;
  return { title: say('data.erased'), name: say('plain.name'), style, body };
}
