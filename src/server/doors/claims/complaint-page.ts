import { csrfField } from '#contract/call/encoding.ts';
import {
  type ComplaintAnswers,
  type ComplaintContext,
  type ComplaintField,
  complaintQuestions,
  complaintReasons,
} from '#domain/claim/complaint/complaint-form.ts';
import { type Ladder, type LadderStep, lettersBy } from '#domain/claim/complaint/ladder.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { FieldFailure } from '#domain/result.ts';
import { type LadderRow, ladderText } from '#papers/claim/ladder-text.ts';
import { languageNames } from '#words/languages.ts';
import type { Say, SentenceId } from '#words/sentences.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import { purchaseAddress } from '../../ground/pages/page-addresses.ts';
import type { PlainPageContent } from '../../ground/pages/plain-page.ts';
import { claimAddress, complaintTemplate, letterTemplate } from './addresses.ts';
import { type DrawnForm, type FormWords, questionMarkup, wrongAnswers } from './form-markup.ts';
import { claimStyle } from './page-style.ts';
import { personName } from './person-name.ts';

/** What is left to pay of a bill, and who hears of it by when. */
export type Dispute = { readonly ladder: Ladder; readonly billed: Rupees };

export type ComplaintPage = {
  readonly id: string;
  readonly token: string;
  readonly schedule: PolicySchedule;
  readonly answers: ComplaintAnswers;
  readonly failures: readonly FieldFailure[];
  /** Undefined: nothing is known of the claim yet. */
  readonly dispute: Dispute | undefined;
};

export function complaintContextOf({ insured, ombudsmen }: PolicySchedule): ComplaintContext {
  return { people: insured.map(({ key }) => key), offices: ombudsmen.length };
}

/** Who hears a complaint and by when; and the letters, once it is known what they are about. */
export function complaintPage(say: Say, page: ComplaintPage): PlainPageContent {
  const { id, schedule, dispute } = page;
  const rows = ladderText(say, schedule, dispute?.ladder);
  const body = html`<p><a href="${purchaseAddress(id, 'transaction-success')}">${say('claims.back')}</a></p>
<p>${say('claims.complaint.lede')}</p>
${dispute ? lettersMarkup(say, page, dispute) : ''}
<h2>${say('claims.ladder')}</h2>
<ol class="steps">${rows.map((row) => rowMarkup(say, row))}</ol>
${formMarkup(say, page)}`;
  return {
    title: say('claims.complaint'),
    name: say('plain.name'),
    style: claimStyle,
    hasOwnForm: true,
    body,
  };
}

function rowMarkup(say: Say, { title, lines, isNext }: LadderRow): Html {
  const tag = isNext ? html`<span class="tag">${say('claims.ladder.next')}</span>` : '';
  return html`<li class="${isNext ? 'now' : 'later'}"><h3>${tag}<span>${title}</span></h3>${lines.map((line) => html`<p>${line}</p>`)}</li>`;
}

/** A press gives the file: what the letters say goes along in the form, and stands in no address. */
function lettersMarkup(say: Say, page: ComplaintPage, { ladder, billed }: Dispute): Html {
  const { id, token, answers } = page;
  const hidden = Object.entries(answers).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const disputed = formatRupees(ladder.disputed);
  return html`<h2 id="letters">${say('claims.letters')}</h2>
<p>${say('claims.letters.lede', { disputed, billed: formatRupees(billed) })}</p>
<form class="bare" method="post" action="${claimAddress(letterTemplate, id)}">
<input type="hidden" name="${csrfField}" value="${token}">
${hidden}
${lettersBy(ladder).map((step) => letterButtons(say, step))}
</form>`;
}

function letterButtons(say: Say, step: LadderStep): Html {
  const buttons = Object.entries(languageNames).map(
    ([language, name]) =>
      html`<button name="letter" value="${step}.${language}">${say('claims.letters.get', { language: name })}</button>`,
  );
  return html`<h3>${say(`claims.letter.title.${step}`)}</h3><p class="letters">${buttons}</p>`;
}

function formMarkup(say: Say, page: ComplaintPage): Html {
  const { id, token, schedule, answers, failures, dispute } = page;
  const questions = complaintQuestions(complaintContextOf(schedule));
  const form: DrawnForm<ComplaintField> = { questions, words: wordsOf(say, schedule), answers, failures };
  return html`<form method="post" action="${claimAddress(complaintTemplate, id)}" novalidate>
<h2>${say(dispute ? 'claims.complaint.change' : 'claims.complaint.form')}</h2>
${wrongAnswers(say, form)}
<input type="hidden" name="${csrfField}" value="${token}">
${questions.map((question) => questionMarkup(say, question, form))}
<button>${say('claims.complaint.button')}</button>
</form>`;
}

const hints: Readonly<Partial<Record<ComplaintField, SentenceId>>> = {
  claim: 'claims.complaint.hint.claim',
  awarded: 'claims.complaint.hint.awarded',
  words: 'claims.complaint.hint.words',
  complained: 'claims.complaint.hint.complained',
  replied: 'claims.complaint.hint.replied',
  office: 'claims.complaint.hint.office',
};

function wordsOf(say: Say, schedule: PolicySchedule): FormWords<ComplaintField> {
  return {
    label: (name) => say(`claims.complaint.ask.${name}`),
    hint: (name) => {
      const hint = hints[name];
      return hint && say(hint);
    },
    choice: (name, id) => {
      if (name === 'who') return personName(say, schedule, id);
      const office = name === 'office' ? schedule.ombudsmen[Number(id)] : undefined;
      if (office) return inLanguage(office.city, say.locale);
      const reason = complaintReasons.find((one) => one === id);
      return reason ? say(`claims.reason.${reason}`) : id;
    },
  };
}
