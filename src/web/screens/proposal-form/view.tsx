import type { FormEvent, ReactNode } from 'react';
import { isFlagVersion } from '#domain/flag/versions.ts';
import { useText } from '#web/browser/text.tsx';
import { AnswerErrors } from '#web/forms/answer-errors.tsx';
import { ReadsBack } from '#web/forms/reads-back.ts';
import { WireFormView } from '#web/forms/wire-form.tsx';
import { useLoaded, useNameOf, useSearchOf } from '#web/page/use-page.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import type { FormPage } from '#web/proposal-parts/pages.ts';
import { useShortNames } from '#web/proposal-parts/people-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';
import { ByQuestionPart } from './by-question/by-question.tsx';
import { useByQuestion } from './by-question/use-by-question.ts';
import { type ProposalForm, useProposalForm } from './model.ts';
import { proposalFormPage } from './page.ts';
import { PressWaits } from './parts/press-waits.tsx';
import { SaveState, Trouble } from './parts/save-state.tsx';
import { PortWindowPart } from './port-window/port-window.tsx';
import { type Nominees, useNominees } from './use-nominees.ts';
import css from './view.module.css';

const words = {
  'proposer-detail': { title: 'form.proposer.title', lede: 'form.proposer.lede' },
  'insured-members': { title: 'form.insured.title', lede: 'form.insured.lede' },
  'nominee-detail': { title: 'proposal.step.nominee', lede: 'form.nominee.lede' },
  'bank-details': { title: 'form.bank.title', lede: 'form.bank.lede' },
  'portability-detail': { title: 'form.portability.title', lede: 'form.portability.lede' },
  'medical-detail': { title: 'form.medical.title', lede: 'form.medical.lede' },
  'lifestyle-detail': { title: 'form.lifestyle.title', lede: 'form.lifestyle.lede' },
} as const satisfies Record<FormPage, { readonly title: MessageId; readonly lede: MessageId }>;

type FormBodyProps = { readonly model: ProposalForm; readonly title: string };

function FormBody({ model, title }: FormBodyProps) {
  const t = useText();
  const { wire, sheet, refusals, nameOf, busy, wait, fromReview } = model;
  const byQuestion = useByQuestion(wire, sheet);
  const nominees = useNominees(model);
  const shortOf = useShortNames(model.proposal.members, nameOf);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (byQuestion?.passes() !== false) model.submit();
  };
  return (
    <form className={`stack-5 ${css.form}`} method="post" noValidate onSubmit={submit}>
      {model.proposal.declare_anew.includes(wire.name) && <Notice>{t('form.anew')}</Notice>}
      <AnswerErrors {...model.summary} />
      {nominees && <NomineeChoices nominees={nominees} nameOf={nameOf} />}
      {byQuestion ? (
        <ByQuestionPart
          byQuestion={byQuestion}
          form={wire}
          sheet={sheet}
          refusals={refusals}
          nameOf={nameOf}
          shortOf={shortOf}
        />
      ) : (
        <WireFormView
          form={wire}
          sheet={sheet}
          refusals={refusals}
          title={title}
          nameOf={nameOf}
          without={nominees?.without}
          suggested={model.suggested}
          notes={model.notes}
          below={
            model.page === 'portability-detail'
              ? { policy: <PortWindowPart sheet={sheet} proposal={model.proposal} /> }
              : undefined
          }
        />
      )}
      <div role="status">{model.kept !== undefined && <p className="small muted">{model.kept}</p>}</div>
      {model.trouble && <Trouble trouble={model.trouble} />}
      <Dock wraps>
        <Button type="submit" busy={busy} {...(wait && { busyText: t('form.waits') })}>
          {t(fromReview ? 'form.save.review' : 'form.save')}
        </Button>
        {wait && <PressWaits key={wait.count} wait={wait} />}
        {!model.trouble && !wait && <SaveState state={model.autosave} />}
      </Dock>
    </form>
  );
}

/** One form of the proposal; which one the address says. */
export function Screen(): ReactNode {
  const t = useText();
  const model = useProposalForm();
  const { title, lede } = words[model.page];
  const failed = model.summary.errors.length > 0 || model.trouble !== undefined;
  return (
    <ProposalFrame
      proposal={model.proposal}
      page={model.page}
      title={t(title)}
      lede={t(lede)}
      failed={failed}
      isFromReview={model.fromReview}
    >
      <ReadsBack value={useReadsBack()}>
        <FormBody model={model} title={t(title)} />
      </ReadsBack>
    </ProposalFrame>
  );
}

type NomineeChoicesProps = { readonly nominees: Nominees; readonly nameOf: (key: string) => string };

/** Somebody insured here as nominee, in one tap; the fields that it fills in go away. */
function NomineeChoices({ nominees, nameOf }: NomineeChoicesProps) {
  const t = useText();
  const { people, nominee, choose, other } = nominees;
  return (
    <div className="stack-3">
      <p>{t('form.nominee.known')}</p>
      <div className="row">
        {people.map((key) => (
          <Button key={key} type="button" kind="line" on={key === nominee} onClick={() => choose(key)}>
            {nameOf(key)}
          </Button>
        ))}
        <Button type="button" kind="line" onClick={other}>
          {t('form.nominee.other')}
        </Button>
      </div>
      <div role="status">
        {nominee !== undefined && (
          <Notice tone="good">{t('form.nominee.chosen', { name: nameOf(nominee) })}</Notice>
        )}
      </div>
    </div>
  );
}

/** Whether the proposer's mobile number is read back, by the visitor's version of the test or the one that the address asks for. */
function useReadsBack(): boolean {
  const { flags } = useLoaded(proposalFormPage);
  const isProposer = useNameOf(proposalFormPage) === 'proposer-detail';
  const wished = useSearchOf(proposalFormPage)['mobile-field'];
  const version = isFlagVersion(wished) ? wished : flags['mobile-field'];
  return isProposer && version === 'v2.0';
}
