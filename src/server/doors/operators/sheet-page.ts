import { type Html, html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { casePath, findPath, operatorsPages, signInPath, signOutPath } from './addresses.ts';
import { type Cell, cellText, type Sheet } from './sheet.ts';

const style = `
main{max-width:none;padding:16px 16px 48px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;border-bottom:1px solid var(--rule);padding:0 0 8px;margin:0 0 16px}
nav a{display:inline-flex;align-items:center;min-height:44px}
@media(min-width:48em){nav form{margin-inline-start:auto}}
.sign-in{display:grid;justify-items:start}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
label{display:grid;gap:4px}
input{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--ink-2);border-radius:5px;background:var(--surface);color:var(--ink);max-width:100%}
button{font:inherit;font-weight:700;min-height:44px;padding:8px 20px;border:1px solid var(--brand);border-radius:5px;background:var(--brand);color:var(--on-brand)}
nav button{background:none;color:var(--brand);font-weight:400}
.wide{overflow-x:auto}
td,th{font-variant-numeric:tabular-nums;padding:6px 10px}
td,th{overflow-wrap:normal;white-space:nowrap}
.long{white-space:normal;min-width:15rem}
.bad,.good{border-inline-start:4px solid #b3261e;padding:8px 12px;background:var(--surface)}
.good{border-color:#1b7f3b}
`;

export function signInPage(trouble: string | undefined): PlainPageContent {
  return {
    title: 'Operators',
    style,
    isOneLanguage: true,
    body: html`${trouble === undefined ? '' : html`<p class="bad" role="alert">${trouble}</p>`}
<form class="sign-in" method="post" action="${signInPath}">
<label>Name <input name="who" required maxlength="60" autocomplete="username" autocapitalize="none" spellcheck="false"></label>
<label>Password <input name="password" type="password" required autocomplete="current-password"></label>
<label>Code of your app <input name="code" required maxlength="7" inputmode="numeric" autocomplete="one-time-code"></label>
<button>Sign in</button>
</form>`,
  };
}

export function sheetsPage(
  title: string,
  sheets: readonly Sheet[],
  before: Html | '' = '',
): PlainPageContent {
  return {
    title,
    style,
    isOneLanguage: true,
    body: html`${head()}${before}${sheets.map((sheet) => sheetHtml(sheet))}`,
  };
}

function head(): Html {
  const links = Object.values(operatorsPages).map(({ path, name }) => html`<a href="${path}">${name}</a>`);
  return html`<nav>${links}
<form action="${findPath}"><label>Reference <input name="q" required maxlength="120"></label><button>Find</button></form>
<form method="post" action="${signOutPath}"><button>Sign out</button></form></nav>`;
}

function sheetHtml({ title, columns, rows, none, note }: Sheet): Html {
  const heads = columns.map((column) => html`<th scope="col">${column}</th>`);
  const lines = rows.map(
    (row) =>
      html`<tr>${row.map((cell) => html`<td class="${cellText(cell).length > longText ? 'long' : ''}">${cellHtml(cell)}</td>`)}</tr>`,
  );
  const table = html`<div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
  return html`<h2>${title}</h2>
${note === undefined ? '' : html`<p>${note}</p>`}
${rows.length === 0 ? html`<p class="quiet">${none}</p>` : table}`;
}

/** Signs of a sentence, which runs over several lines. */
const longText = 30;

function cellHtml(cell: Cell): Html {
  const text = cellText(cell);
  return typeof cell === 'string' || text === ''
    ? html`${text}`
    : html`<a href="${casePath(text)}">${text}</a>`;
}
