import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { saveCallOf } from '#contract/call/calls.ts';
import type { WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import type { HelpTopic } from '#domain/help/topics.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { isGone } from '#web/browser/network/ending.ts';
import { pageSignal } from '#web/browser/network/leaving.ts';
import { rest } from '#web/browser/network/rest.ts';
import { useSite } from '#web/browser/site.tsx';
import { usePageWords } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { type AnswerSheet, createAnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { blankOf, createSending, type Refusals, shownNames, valuesOf } from '#web/forms/form-values.ts';
import { remainingError } from '#web/forms/remaining-error.ts';
import { useLoaded, useNameOf, useSearchOf } from '#web/page/use-page.ts';
import { type ProposalScreen, paths } from '#web/paths.ts';
import { type FormPage, formOfPage, pageAfterSave } from '#web/proposal-parts/pages.ts';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { notePriceBefore } from '#web/proposal-parts/price/price-before.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { useSlipQuestion } from './likely-slips.ts';
import { proposalFormPage } from './page.ts';
import { type PressWait, waitForAnswer } from './press.ts';
import { refusalsOf, refusedSave, summaryOf } from './refused.ts';
import type { AutosaveState } from './saving/autosave.ts';
import { createSaver, type Saver } from './saving/saver.ts';
import { useAutosave } from './saving/use-autosave.ts';
import { isTaken, saveWhole, type WholeSave } from './saving/whole-save.ts';
import { unchangedQuestions } from './unchanged-questions.ts';
import { useFillIn } from './use-fill-in.ts';

/** A save that was not taken and is about no field. */
export type SaveTrouble = {
  readonly message: string;
  readonly isStale: boolean;
  readonly isGone: boolean;
  readonly topic: HelpTopic | undefined;
};

export type ProposalForm = ReturnType<typeof useProposalForm>;

function useSaver(page: FormPage, proposal: WireProposal): Saver {
  const api = useApi();
  const [saver] = useState(() =>
    createSaver(proposal.proposalID, proposal.version, ({ answers, version, autosave }) =>
      api.call(
        saveCallOf[formOfPage[page]],
        {
          params: { id: proposal.proposalID },
          body: { data: answers, version, ...(autosave && { autosave: 'true' as const }) },
        },
        { until: 'answered' },
      ),
    ),
  );
  return saver;
}

function useSavedForm(page: FormPage, proposal: WireProposal) {
  const wire = proposal.formConfig[formOfPage[page]];
  if (!wire) throw new Error(`The proposal has no form ${formOfPage[page]}`);
  const saved = proposal.savedForm.formData[wire.name] ?? {};
  const [sheet] = useState(() => createAnswerSheet(valuesOf(wire, saved)));
  const { pricesAsOf: today } = useSite();
  const [toSend] = useState(() => createSending(wire, saved, today));
  return { wire, sheet, toSend };
}

type Outcome = {
  readonly refusals: Refusals;
  readonly attempt: number;
  readonly topic: HelpTopic | undefined;
};

const isQuiet = ({ kind }: AutosaveState) => kind === 'none' || kind === 'refused' || kind === 'gone';

const nothingWrong: Outcome = { refusals: {}, attempt: 0, topic: undefined };

/** What the last save refused and is still wrong, in the language of now; drawn anew only when that changes. */
function useRemainingErrors(
  wire: WireForm,
  sheet: AnswerSheet,
  refusals: Refusals,
  nameOf: (key: string) => string,
): readonly FieldError[] {
  const { t, locale } = usePageWords();
  const { pricesAsOf: today } = useSite();
  const errorsIn = (answers: Answers) =>
    summaryOf(wire, refusals, {
      t,
      locale,
      nameOf,
      visible: shownNames(wire, answers, today),
      errorOf: (field, refusal) => {
        const value = answers[field.name] ?? blankOf(field);
        return remainingError({ field, value, refusal, locale, today }, t);
      },
    });
  useSheet(sheet, (answers) =>
    errorsIn(answers)
      .map(({ field, message }) => `${field} ${message}`)
      .join(),
  );
  return errorsIn(sheet.all());
}

function troubleOf(
  code: string,
  message: string | undefined,
  topic: HelpTopic | undefined,
): SaveTrouble | undefined {
  return message === undefined
    ? undefined
    : { message, isStale: code === 'STALE_PROPOSAL', isGone: isGone({ code }), topic };
}

/** Saves what a person answered, and knows which questions the last save left as they were. */
function useSaves(saver: Saver, toSend: ReturnType<typeof useSavedForm>['toSend']) {
  const [names, setNames] = useState<readonly string[]>([]);
  const save = async (answers: Answers, isAuto: boolean) => {
    const result = await saver.save(toSend(answers), isAuto);
    if (result.ok && result.value.success) setNames(result.value.kept);
    return result;
  };
  return { save, kept: names };
}

export function useProposalForm() {
  const { t, locale } = usePageWords();
  const router = useRouter();
  const proposal = useLoaded(proposalFormPage);
  const page = useNameOf(proposalFormPage);
  const fromReview = useSearchOf(proposalFormPage).from !== undefined;
  const saved = useSavedForm(page, proposal);
  const { wire, sheet } = saved;
  const nameOf = useMemberNames(proposal.members);
  const { save, kept } = useSaves(useSaver(page, proposal), saved.toSend);
  const questions = unchangedQuestions(wire, kept, t, nameOf);
  const autosave = useAutosave(sheet, (answers) => save(answers, true));
  const filled = useFillIn(sheet, wire, proposal);
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useState<PressWait>();
  const [{ refusals, attempt, topic }, setOutcome] = useState(nothingWrong);
  const [trouble, setTrouble] = useWorded<SaveTrouble | undefined>(undefined);
  const asksOfSlip = useSlipQuestion(wire, sheet);
  const errors = useRemainingErrors(wire, sheet, refusals, nameOf);
  const goTo = (screen: ProposalScreen) => router.history.push(paths.proposal(proposal.proposalID, screen));

  const take = ({ result, answers, isPriceChanged }: WholeSave) => {
    autosave.release(isTaken(result));
    if (isTaken(result)) {
      if (isPriceChanged) notePriceBefore(proposal.proposalID, proposal.price.total);
      return goTo(pageAfterSave(page, proposal, fromReview));
    }
    setBusy(false);
    setWait(undefined);
    const { code, formError, message, topic: toAsk } = refusedSave(result);
    if (code === 'PROPOSAL_EXPIRED') return goTo('transaction-expired');
    const refused = refusalsOf(formError, answers, locale);
    setOutcome((now) => ({ refusals: refused, attempt: now.attempt + 1, topic: toAsk }));
    setTrouble(() => troubleOf(code, message, toAsk));
  };
  const submit = async () => {
    if (busy || asksOfSlip()) return;
    const signal = pageSignal();
    autosave.hold();
    setBusy(true);
    setTrouble(() => undefined);
    const press = () => saveWhole(sheet.all, (answers) => save(answers, false));
    const giveUp = () => autosave.release(false);
    const isOnline = () => navigator.onLine;
    const whole = await waitForAnswer(press, { leaveSignal: signal, isOnline, rest, say: setWait, giveUp });
    // Whoever went elsewhere meanwhile is not taken away from there.
    if (!signal.aborted) take(whole);
  };
  return {
    proposal,
    page,
    wire,
    sheet,
    suggested: filled.suggested,
    refusals,
    summary: { errors, attempt, topic },
    // What an autosave keeps, or keeps trying to, is no trouble any more.
    trouble: trouble?.isStale || isQuiet(autosave.state) ? trouble : undefined,
    /** What was found out, and filled in by itself, of what stands in a field. */
    notes: filled.notes,
    /** What a save left standing, in a sentence. */
    kept: kept.length > 0 ? t('form.kept', { questions: questions.join(', ') }) : undefined,
    autosave: autosave.state,
    busy,
    /** A pressed save that has to wait, and why. */
    wait,
    /** Reached by a Change link: the review is where it goes on. */
    fromReview,
    nameOf,
    submit: () => void submit(),
  };
}
