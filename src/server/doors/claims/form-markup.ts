import type { FormQuestion, PlainAnswers } from '#domain/claim/forms/answer-form.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { type Html, html } from '../../ground/pages/html.ts';
import { fieldMessage } from '../../ground/words/failure-words.ts';

/** What a form asks, in words. */
export type FormWords<Name extends string> = {
  readonly label: (name: Name) => string;
  readonly hint: (name: Name) => string | undefined;
  readonly choice: (name: Name, id: string) => string;
};

export type DrawnForm<Name extends string> = {
  readonly questions: readonly FormQuestion<Name>[];
  readonly words: FormWords<Name>;
  readonly answers: PlainAnswers<Name>;
  readonly failures: readonly FieldFailure[];
};

/** Up to so many choices stand beside each other; more are a list to open. */
const mostAtOnce = 4;

/** What is wrong, above the form, each a link to its field; nothing where nothing is. */
export function wrongAnswers<Name extends string>(
  say: Say,
  { questions, words, failures }: DrawnForm<Name>,
): Html | '' {
  if (failures.length === 0) return '';
  const lines = failures.map((failure) => {
    const question = questions.find(({ name }) => name === failure.field);
    const label = question ? words.label(question.name) : '';
    const message = fieldMessage(say, failure, undefined);
    return html`<li><a href="#${failure.field}">${label}</a> <span>${message}</span></li>`;
  });
  return html`<div class="bad" role="alert"><p><b>${say('claims.wrong')}</b></p><ul>${lines}</ul></div>`;
}

/** One question with its hint, and what is wrong with its answer. */
export function questionMarkup<Name extends string>(
  say: Say,
  question: FormQuestion<Name>,
  form: DrawnForm<Name>,
): Html {
  const { words, answers, failures } = form;
  const { name } = question;
  const failure = failures.find(({ field }) => field === name);
  const hint = words.hint(name);
  const hintLine = hint === undefined ? '' : html`<small id="${name}-hint">${hint}</small>`;
  const wrongLine = failure
    ? html`<small class="wrong" id="${name}-wrong">${fieldMessage(say, failure, undefined)}</small>`
    : '';
  const describedBy = [hint === undefined ? [] : `${name}-hint`, failure ? `${name}-wrong` : []]
    .flat()
    .join(' ');
  const described = describedBy === '' ? '' : html` aria-describedby="${describedBy}"`;
  const invalid = failure ? html` aria-invalid="true"` : '';
  const attributes = html`${described}${invalid}`;
  const value = answers[name] ?? '';
  if (isBesideEachOther(question))
    return html`<fieldset id="${name}"${attributes}><legend>${words.label(name)}</legend>${hintLine}${wrongLine}${radios(question, words, value)}</fieldset>`;
  const control =
    question.kind === 'choice'
      ? html`<select id="${name}" name="${name}"${attributes}>${options(say, question, words, value)}</select>`
      : inputMarkup(question, value, attributes);
  return html`<p class="field"><label for="${name}">${words.label(name)}</label>${hintLine}${wrongLine}${control}</p>`;
}

function isBesideEachOther({ kind, choices = [] }: FormQuestion): boolean {
  return kind === 'choice' && choices.length <= mostAtOnce;
}

function radios<Name extends string>(
  { name, choices = [] }: FormQuestion<Name>,
  words: FormWords<Name>,
  value: string,
): readonly Html[] {
  return choices.map(
    (id) =>
      html`<label class="way"><input type="radio" name="${name}" value="${id}"${id === value ? html` checked` : ''}> <span>${words.choice(name, id)}</span></label>`,
  );
}

function options<Name extends string>(
  say: Say,
  { name, choices = [] }: FormQuestion<Name>,
  words: FormWords<Name>,
  value: string,
): readonly Html[] {
  const first = html`<option value="">${say('claims.choose')}</option>`;
  return [
    first,
    ...choices.map(
      (id) =>
        html`<option value="${id}"${id === value ? html` selected` : ''}>${words.choice(name, id)}</option>`,
    ),
  ];
}

/** Signs of an amount, a number or a day: people write rupees and commas, and months as words. */
const mostSigns = 30;

function inputMarkup({ name, kind, max }: FormQuestion, value: string, attributes: Html): Html {
  const isText = kind === 'text' || kind === 'long-text';
  const common = html`id="${name}" name="${name}" maxlength="${isText ? (max ?? mostSigns) : mostSigns}"${attributes}`;
  if (kind === 'long-text') return html`<textarea ${common} rows="3">${value}</textarea>`;
  if (kind === 'date') return html`<input ${common} type="date" value="${value}">`;
  return html`<input ${common} inputmode="${isText ? 'text' : 'numeric'}" autocomplete="off" value="${value}">`;
}
