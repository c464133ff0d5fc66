import { csrfField } from '#contract/call/encoding.ts';
import {
  causeOf,
  type EstimateAnswers,
  type EstimateContext,
  type EstimateField,
  estimateQuestions,
} from '#domain/claim/estimate/estimate-form.ts';
import { type OwnField, ownFields } from '#domain/claim/estimate/own-amounts.ts';
import { type RoomChoice, roomChoices } from '#domain/claim/stay.ts';
import { inLanguage } from '#domain/local-text.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { EstimateRow, EstimateText } from '#papers/claim/estimate-text.ts';
import { dayInWords } from '#papers/days.ts';
import { allOf } from '#papers/lists.ts';
import type { PolicyClaims } from '#usecases/owning/claims/policy-claims.ts';
import type { Say } from '#words/sentences.ts';
import { blockMarkup } from '../../drawing/papers/paper-page.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import { purchaseAddress } from '../../ground/pages/page-addresses.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { claimAddress, complaintTemplate, estimateTemplate } from './addresses.ts';
import { type DrawnForm, type FormWords, questionMarkup, wrongAnswers } from './form-markup.ts';
import { claimStyle } from './page-style.ts';
import { personName } from './person-name.ts';

export type EstimatePage = {
  readonly id: string;
  readonly token: string;
  readonly claims: PolicyClaims;
  readonly answers: EstimateAnswers;
  readonly failures: readonly FieldFailure[];
  /** Undefined: nothing was worked out yet. */
  readonly result: EstimateText | undefined;
};

/** What a policy will pay of a stay: the answer above, the questions below. */
export function estimatePage(say: Say, page: EstimatePage): PlainPageContent {
  const { id, claims, result } = page;
  const { policyNumber: number, productTitle: product, insurerTitle: insurer } = claims.schedule;
  const body = html`<p><a href="${purchaseAddress(id, 'transaction-success')}">${say('claims.back')}</a></p>
${result ? resultMarkup(say, result) : html`<p>${say('claims.estimate.lede', { number, product, insurer })}</p>`}
${formMarkup(say, page)}
<p><a href="${claimAddress(complaintTemplate, id)}">${say('claims.estimate.less')}</a></p>`;
  return {
    title: say('claims.estimate'),
    name: say('plain.name'),
    style: claimStyle,
    hasOwnForm: true,
    body,
  };
}

function resultMarkup(say: Say, { title, verdict, wait, rows, notes, sections }: EstimateText): Html {
  const care =
    wait.length === 0 ? '' : html`<div class="care">${wait.map((line) => html`<p>${line}</p>`)}</div>`;
  return html`<section aria-labelledby="answer">
<h2 id="answer">${title}</h2>
<p class="verdict">${verdict}</p>
${care}
<table class="khata"><caption class="quiet">${say('claims.estimate.rows')}</caption><tbody>${rows.map(rowMarkup)}</tbody></table>
${notes.map((line) => html`<p class="quiet">${line}</p>`)}
</section>
${sections.map(({ heading, blocks }) => html`<section><h2>${heading}</h2>${blocks.map(blockMarkup)}</section>`)}`;
}

/** What a row goes by has the whole width of the table, below the amount. */
function rowMarkup({ is, name, amount, notes }: EstimateRow): Html {
  const why =
    notes.length === 0
      ? ''
      : html`<tr class="why"><td colspan="2">${notes.map((line) => html`<small>${line}</small>`)}</td></tr>`;
  return html`<tr class="${is}"><th scope="row">${name}</th><td>${amount}</td></tr>${why}`;
}

function formMarkup(say: Say, page: EstimatePage): Html {
  const { id, token, claims, answers, failures, result } = page;
  const questions = estimateQuestions(claims.context);
  const form: DrawnForm<EstimateField> = { questions, words: wordsOf(say, claims), answers, failures };
  const isOwn = ({ name }: { readonly name: string }) => ownFields.some((own) => own === name);
  const markupOf = (part: typeof questions) => part.map((question) => questionMarkup(say, question, form));
  const isOpen =
    ownFields.some((name) => answers[name] !== undefined) ||
    failures.some(({ field }) => isOwn({ name: field }));
  return html`<form method="post" action="${claimAddress(estimateTemplate, id)}" novalidate>
<h2>${say(result ? 'claims.estimate.change' : 'claims.estimate.form')}</h2>
${wrongAnswers(say, form)}
<input type="hidden" name="${csrfField}" value="${token}">
${markupOf(questions.filter((question) => !isOwn(question)))}
<details${isOpen ? html` open` : ''}><summary>${say('claims.estimate.own')}</summary>
<p class="quiet">${say('claims.estimate.own.lede')}</p>
<div class="duo">${markupOf(questions.filter(isOwn))}</div>
</details>
<button>${say('claims.estimate.button')}</button>
</form>`;
}

function wordsOf(say: Say, claims: PolicyClaims): FormWords<EstimateField> {
  const { coverFrom, coverUntil } = claims.schedule;
  const cover = { from: dayInWords(say, coverFrom), until: dayInWords(say, coverUntil) };
  const isOwn = (name: EstimateField): name is OwnField => ownFields.some((own) => own === name);
  return {
    label: (name) => say(isOwn(name) ? `bill-test.own.${name}` : `claims.estimate.ask.${name}`),
    hint: (name) => {
      if (name === 'on') return say('claims.estimate.hint.on', cover);
      return name === 'stay' ? say('claims.estimate.hint.stay') : undefined;
    },
    choice: (name, id) => choiceWords(say, claims, name, id),
  };
}

function choiceWords(say: Say, claims: PolicyClaims, name: EstimateField, id: string): string {
  const { context } = claims;
  switch (name) {
    case 'who':
      return personName(say, claims.schedule, id);
    case 'stay':
      return stayWords(say, context, id);
    case 'why':
      return causeWords(say, claims, id);
    case 'at':
      return hospitalWords(say, context, id);
    default: {
      const room: RoomChoice | undefined = roomChoices.find((choice) => choice === id);
      return room ? say(`bill-test.room.${room}`) : id;
    }
  }
}

function stayWords(say: Say, { stays }: EstimateContext, id: string): string {
  const stay = stays.stays.find((each) => each.id === id);
  if (stay) return inLanguage(stay.title, say.locale);
  return say(id === 'other-listed' ? 'claims.estimate.stay.other-listed' : 'claims.estimate.stay.other');
}

function causeWords(say: Say, { context, illnesses, schedule }: PolicyClaims, id: string): string {
  const cause = causeOf(id);
  if (cause?.kind !== 'condition') return say(`claims.estimate.why.${cause?.kind ?? 'new'}`);
  const illness = illnesses.get(cause.id);
  const people = context.contract.people.filter(({ conditions }) => conditions.includes(cause.id));
  const names = allOf(
    say,
    people.map(({ key }) => personName(say, schedule, key)),
  );
  return say('claims.estimate.why.illness', {
    illness: illness ? inLanguage(illness, say.locale) : '',
    names,
  });
}

function hospitalWords(say: Say, { hospitals }: EstimateContext, id: string): string {
  const near = hospitals.find((hospital) => hospital.id === id);
  if (near) return say('claims.estimate.at.named', { hospital: near.name, settlement: near.settlement });
  return say(id === 'network' ? 'claims.estimate.at.network' : 'claims.estimate.at.outside');
}
