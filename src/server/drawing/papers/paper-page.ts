import { never } from '#domain/result.ts';
import { type FilePaper, factText, type PaperBlock } from '#papers/tree.ts';
import type { Say, SentenceId } from '#words/sentences.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';

/** The same as a file: where it is, and what leads there. */
type AsFile = { readonly address: string; readonly words: SentenceId };

/** A paper as a page that stands without the web app. */
export function paperPage(say: Say, paper: FilePaper, file: AsFile): PlainPageContent {
  const { kind, title, subtitle, reference, sections, warning } = paper;
  const body = html`<p class="quiet">${kind}</p>${subtitle === undefined ? '' : html`<p>${subtitle}</p>`}<p>${reference}</p>
${sections.map(({ heading, blocks }) => html`<h2>${heading}</h2>${blocks.map(blockMarkup)}`)}
${warning === undefined ? '' : html`<p><b>${warning}</b></p>`}
<p><a href="${file.address}" download>${say(file.words)}</a></p>`;
  return { title, body, name: say('plain.name') };
}

export function blockMarkup(block: PaperBlock): Html {
  switch (block.kind) {
    case 'text':
      return html`<p>${block.text}</p>`;
    case 'list':
      return html`<ul>${block.lines.map((line) => html`<li>${line}</li>`)}</ul>`;
    case 'facts':
      return html`<table><tbody>${block.facts.map((fact) => row([fact.name, factText(fact)]))}</tbody></table>`;
    case 'table':
      return html`<table><thead><tr>${block.head.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${block.rows.map(row)}</tbody></table>`;
    default:
      return never(block);
  }
}

function row([name = '', ...values]: readonly string[]): Html {
  return html`<tr><th scope="row">${name}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`;
}
