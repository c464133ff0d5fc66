import { never } from '#domain/result.ts';
import type { FilePaper, PaperBlock } from '#papers/tree.ts';
import type { Say } from '#words/said.ts';
import { type Html, html } from '../pages/html.ts';
import type { PlainPageContent } from '../pages/plain-page.ts';

/** A paper as a page that stands without the web app. `file` is the address of the same paper as a file. */
export function paperPage(say: Say, paper: FilePaper, file: string): PlainPageContent {
  const { kind, title, reference, sections, warning } = paper;
  const body = html`<p class="quiet">${kind}</p><p>${reference}</p>
${sections.map(({ heading, blocks }) => html`<h2>${heading}</h2>${blocks.map(blockMarkup)}`)}
${warning === undefined ? '' : html`<p><b>${warning}</b></p>`}
<p><a href="${file}" download>${say('papers.page.file')}</a></p>`;
  return { title, body };
}

export function blockMarkup(block: PaperBlock): Html {
  switch (block.kind) {
    case 'text':
      return html`<p>${block.text}</p>`;
    case 'list':
      return html`<ul>${block.lines.map((line) => html`<li>${line}</li>`)}</ul>`;
    case 'facts':
      return html`<table><tbody>${block.facts.map(({ name, value }) => row([name, value]))}</tbody></table>`;
    case 'table':
      return html`<table><thead><tr>${block.head.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${block.rows.map(row)}</tbody></table>`;
    default:
      return never(block);
  }
}

function row([name = '', ...values]: readonly string[]): Html {
  return html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`;
}
