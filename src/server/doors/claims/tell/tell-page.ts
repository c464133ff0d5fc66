import { csrfField } from '#contract/call/encoding.ts';
import { cashlessHours } from '#domain/cover/cashless-hours.ts';
import { type ClaimField, claimQuestions, otherHospital } from '#domain/service/claim/claim-form.ts';
import {
  billsAnswerDays,
  billsPapersDays,
  type ClaimSort,
  claimSortRules,
  claimSorts,
  emergencyTellHours,
  plannedTellDays,
} from '#domain/service/claim/claim-sorts.ts';
import { dayInWords } from '#papers/days.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html } from '../../../ground/pages/html.ts';
import { purchaseAddress } from '../../../ground/pages/page-addresses.ts';
import type { PlainPageContent } from '../../../ground/pages/plain-page.ts';
import { claimAddress, claimTemplate, estimateTemplate } from '../addresses.ts';
import { type DrawnForm, type FormWords, questionMarkup, wrongAnswers } from '../form-markup.ts';
import { claimStyle } from '../page-style.ts';
import { personName } from '../person-name.ts';
import { claimMarkup } from './claim-markup.ts';
import type { TellPage } from './page-facts.ts';
import { phoneMarkup } from './phone-markup.ts';
import { tellStyle } from './tell-style.ts';

/** How claims stand; then what to do for the one that is to be told, with its form below. */
export function tellPage(say: Say, page: TellPage): PlainPageContent {
  const { id, claims, requests, isOnPaper, mayTell } = page;
  const { insurerTitle: insurer, insurerPhone: phone } = claims.schedule;
  const lede = isOnPaper ? say('claims.tell.lede.paper', { insurer }) : say('claims.tell.lede', { insurer });
  const body = html`<p><a href="${purchaseAddress(id, 'transaction-success')}">${say('claims.back')}</a></p>
${requests.map((request) => claimMarkup(say, page, request))}
<h2>${say(requests.length === 0 ? 'claims.tell.what' : 'claims.tell.another')}</h2>
<p>${mayTell ? lede : say('claims.tell.reader')}</p>
${mayTell ? '' : phoneMarkup(say, insurer, phone)}
${mayTell ? barMarkup(say, page) : ''}
<ul class="sorts">${claimSorts.map((sort) => sortLink(say, page, sort))}</ul>
${page.sort ? sortMarkup(say, page, page.sort) : ''}`;
  const style = `${claimStyle}${tellStyle}`;
  return { title: say('claims.tell'), name: say('plain.name'), style, hasOwnForm: true, body };
}

function sortLink(say: Say, { id, sort }: TellPage, each: ClaimSort): Html {
  const current = each === sort ? html` aria-current="true"` : '';
  const href = `${claimAddress(claimTemplate, id)}?what=${each}#${each}`;
  return html`<li><a href="${href}"${current}><b>${say(`claims.sort.${each}`)}</b> <span>${say(`claims.sort.${each}.text`)}</span></a></li>`;
}

function sortMarkup(say: Say, page: TellPage, sort: ClaimSort): Html {
  const { id, claims, mayTell } = page;
  const { insurerTitle: insurer, insurerPhone: phone, policyNumber: number } = claims.schedule;
  const facts = {
    ...{ insurer, number, hours: cashlessHours.answer, discharge: cashlessHours.discharge },
    ...{ tellDays: plannedTellDays, tellHours: emergencyTellHours },
    ...{ answerDays: billsAnswerDays, papersDays: billsPapersDays, who: say('claims.tell.patient') },
  };
  const first =
    sort === 'emergency'
      ? html`<div class="first"><p><b>${say('claims.tell.first')}</b></p><p>${say('claims.tell.first.text', facts)}</p>${phoneMarkup(say, insurer, phone)}</div>`
      : '';
  const estimate =
    sort === 'bills'
      ? ''
      : html`<p><a href="${claimAddress(estimateTemplate, id)}">${say('claims.tell.estimate')}</a></p>`;
  const { papers } = claimSortRules[sort];
  return html`<section id="${sort}"><h2>${say(`claims.sort.${sort}`)}</h2>
${first}
<ol class="steps"><li><p>${say(`claims.step.${sort}.1`, facts)}</p></li><li><p>${say(`claims.step.${sort}.2`, facts)}</p></li></ol>
<h3>${say(sort === 'bills' ? 'claims.papers.reimbursement' : 'claims.papers.cashless')}</h3>
<ul>${papers.map((paper) => html`<li>${say(`claims.paper.${paper}`, facts)}</li>`)}</ul>
${estimate}
${mayTell && page.bar === undefined ? formMarkup(say, page, sort) : ''}</section>`;
}

/** Why there is no form, what leads to one, and the phone for whoever cannot wait. */
function barMarkup(say: Say, { id, bar, claims }: TellPage): Html | '' {
  if (bar === undefined) return '';
  const { insurerTitle: insurer, insurerPhone: phone } = claims.schedule;
  const way =
    bar === 'CLAIM_WHILE_ENDING'
      ? html`<p><a href="${purchaseAddress(id, 'end-policy')}">${say('claims.tell.keep')}</a></p>`
      : '';
  return html`<div class="first" role="alert"><p>${say(`failure.${bar}`)}</p>${way}${phoneMarkup(say, insurer, phone)}</div>`;
}

function formMarkup(say: Say, page: TellPage, sort: ClaimSort): Html {
  const { id, token, context, answers, failures, claims } = page;
  const questions = claimQuestions(context, sort);
  const form: DrawnForm<ClaimField> = { questions, words: wordsOf(say, page, sort), answers, failures };
  return html`<form method="post" action="${claimAddress(claimTemplate, id)}" novalidate>
<h3>${say('claims.tell.form')}</h3>
${wrongAnswers(say, form)}
<input type="hidden" name="${csrfField}" value="${token}">
<input type="hidden" name="what" value="${sort}">
<input type="hidden" name="form" value="${page.form}">
${questions.map((question) => questionMarkup(say, question, form))}
<button>${say('claims.tell.button', { insurer: claims.schedule.insurerTitle })}</button>
</form>`;
}

function wordsOf(say: Say, { claims, context }: TellPage, sort: ClaimSort): FormWords<ClaimField> {
  const { schedule } = claims;
  const from = dayInWords(say, context.coverFrom);
  const cover = { from, until: dayInWords(say, context.coverUntil) };
  return {
    label: (name) => {
      if (name !== 'amount') return say(`claims.tell.ask.${name}`);
      return say(sort === 'bills' ? 'claims.tell.ask.bills' : 'claims.tell.ask.amount');
    },
    hint: (name) => {
      if (name === 'on') return say('claims.estimate.hint.on', cover);
      if (name === 'treatment') return say('claims.tell.hint.treatment', { insurer: schedule.insurerTitle });
      return name === 'amount' && sort !== 'bills' ? say('claims.tell.hint.amount') : undefined;
    },
    choice: (name, id) => {
      if (name === 'who') return personName(say, schedule, id);
      if (id === otherHospital) return say('claims.tell.at.other');
      const near = claims.context.hospitals.find((hospital) => hospital.id === id);
      if (!near) return id;
      return say('claims.estimate.at.named', { hospital: near.name, settlement: near.settlement });
    },
  };
}
