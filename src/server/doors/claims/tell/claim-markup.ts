import { csrfField } from '#contract/call/encoding.ts';
import { cashlessHours } from '#domain/cover/cashless-hours.ts';
import { dayInIndia } from '#domain/date.ts';
import { formatRupees } from '#domain/money.ts';
import { isCut } from '#domain/service/claim/claim.ts';
import { billsPapersDays, plannedTellDays } from '#domain/service/claim/claim-sorts.ts';
import { mayWithdraw } from '#domain/service/ending/money-back.ts';
import { isRequestEnded, type RequestState } from '#domain/service/request-state.ts';
import { isLate } from '#domain/service/service-request.ts';
import { dayInWords } from '#papers/days.ts';
import type { ClaimRequest } from '#usecases/serving/claim/claim-work.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html } from '../../../ground/pages/html.ts';
import { purchaseAddress } from '../../../ground/pages/page-addresses.ts';
import {
  claimAdditionTemplate,
  claimAddress,
  claimWithdrawalTemplate,
  complaintTemplate,
} from '../addresses.ts';
import type { TellPage } from './page-facts.ts';
import { phoneMarkup } from './phone-markup.ts';

const toneOf: Readonly<Record<RequestState, 'plain' | 'good' | 'owes' | 'stopped'>> = {
  told: 'plain',
  'with-insurer': 'plain',
  'more-needed': 'owes',
  accepted: 'good',
  withdrawing: 'plain',
  done: 'good',
  refused: 'stopped',
  withdrawn: 'plain',
};

/** How one claim stands, by when its answer is due, the reference to say on the telephone, and what to do next. */
export function claimMarkup(say: Say, page: TellPage, request: ClaimRequest): Html {
  const { claims } = page;
  const { insurerTitle: insurer, insurerPhone: phone } = claims.schedule;
  const { facts, state, reference } = request;
  const { personName: who, treatment, hospital, sort } = facts;
  const day = dayInWords(say, facts.admittedOn);
  const about = say('claims.told.about', {
    sort: say(`claims.told.sort.${sort}`),
    who,
    treatment,
    hospital,
    day,
  });
  const isCutOrRefused = state === 'refused' || (state === 'done' && isCut(facts));
  const tone = isCutOrRefused ? 'stopped' : toneOf[state];
  return html`<section class="claim ${tone}"><h2>${titleOf(say, insurer, request)}</h2>
<p>${about}</p>
<p><span>${say('claims.told.reference')}</span> <b class="nowrap">${reference}</b></p>
${nextLines(say, page, request).map((line) => html`<p>${line}</p>`)}
${insurerWords(say, insurer, request).map((line) => html`<p class="words">${line}</p>`)}
${isCutOrRefused || isLate(request, claims.today) ? complaintLine(say, page) : ''}
${isRequestEnded(state) ? '' : phoneMarkup(say, insurer, phone)}
${page.mayTell ? buttons(say, page, request) : ''}</section>`;
}

function titleOf(say: Say, insurer: string, { state, facts: { award, amount } }: ClaimRequest): string {
  if (award === undefined || (state !== 'accepted' && state !== 'done'))
    return say(`claims.told.${state}`, { insurer });
  const values = { insurer, pays: formatRupees(award.amount), bill: formatRupees(amount ?? award.amount) };
  if (state === 'accepted') return say('claims.told.approved', values);
  if (award.amount === 0) return say('claims.told.refused', values);
  return say(isCut({ amount, award }) ? 'claims.told.paid.part' : 'claims.told.paid', values);
}

/** What is due by when, and what its holder does meanwhile. */
function nextLines(say: Say, { claims, isOnPaper }: TellPage, request: ClaimRequest): readonly string[] {
  const { state, facts, dueOn, way } = request;
  const { insurerTitle: insurer } = claims.schedule;
  const due = dayInWords(say, dueOn);
  const values = {
    insurer,
    due,
    hours: cashlessHours.answer,
    days: plannedTellDays,
    papers: billsPapersDays,
  };
  if (isLate(request, claims.today)) return [say('claims.told.late', values)];
  switch (state) {
    case 'told':
    case 'with-insurer':
      return [
        ...(way === 'paper' || isOnPaper ? [say('claims.told.paper', values)] : []),
        say(`claims.next.${facts.sort}`, values),
      ];
    case 'more-needed':
      return [say('claims.next.more', values)];
    case 'accepted':
      return [say('claims.next.accepted', values)];
    case 'withdrawing':
      return [say('claims.next.withdrawing', values)];
    case 'done':
    case 'refused':
    case 'withdrawn':
      return [say(`claims.told.on.${state}`, { day: dayInWords(say, dayInIndia(request.stateSince)) })];
    default:
      return state satisfies never;
  }
}

function insurerWords(
  say: Say,
  insurer: string,
  { facts, insurerText, state }: ClaimRequest,
): readonly string[] {
  // A claim that was taken back too late is asked about once more before its award stands.
  const award = state === 'accepted' || state === 'done' || state === 'refused' ? facts.award : undefined;
  const words = state === 'more-needed' ? insurerText : award?.text;
  const clause = award?.clause;
  return [
    ...(words === undefined ? [] : [say('claims.told.words', { insurer, words })]),
    ...(clause === undefined ? [] : [say('claims.told.clause', { clause })]),
  ];
}

function complaintLine(say: Say, { id }: TellPage): Html {
  return html`<p><a href="${claimAddress(complaintTemplate, id)}">${say('claims.estimate.less')}</a></p>`;
}

/** Codes are typed on a page of the web app. */
function codeLine(say: Say, id: string): Html {
  return html`<p><a href="${purchaseAddress(id, 'who-opens')}">${say('claims.told.withdraw.code')}</a></p>`;
}

/** Both are forms of one button: they work without a script. */
function buttons(say: Say, page: TellPage, request: ClaimRequest): readonly Html[] {
  const { id, token, claims, isFresh } = page;
  const { insurerTitle: insurer } = claims.schedule;
  const formOf = (template: string, words: string) => {
    const action = claimAddress(template, id).replace(':request', encodeURIComponent(request.id));
    return html`<form method="post" action="${action}"><input type="hidden" name="${csrfField}" value="${token}"><button>${words}</button></form>`;
  };
  return [
    ...(request.state === 'more-needed'
      ? [formOf(claimAdditionTemplate, say('claims.told.add', { insurer }))]
      : []),
    ...(mayWithdraw(request, claims.today)
      ? [isFresh ? formOf(claimWithdrawalTemplate, say('claims.told.withdraw')) : codeLine(say, id)]
      : []),
  ];
}
