import { type FormEvent, useEffect, useRef } from 'react';
import type { WireResume } from '#contract/resume/shapes.ts';
import { waitOf } from '#domain/message/sent-limits.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { paths } from '#web/paths.ts';
import { CodeField, SendAgain } from '#web/proposal-parts/code-field.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type Resume, type ResumeStart, useResume } from './use-resume.ts';

/** Seconds up to which they are counted down; longer waits are said in minutes. */
const mostSeconds = 120;

type PartProps = { readonly page: Resume; readonly state: WireResume };

/** The first code, or another, or when there can be one. */
function Sending({ page, state }: PartProps) {
  const t = useText();
  const { next_code_in: wait } = state;
  if (wait === null) return <p>{t('resume.no-more')}</p>;
  const waitText = (seconds: number) => {
    const { minutes, hours } = waitOf(seconds);
    if (hours > 0) return t('resume.wait.hours', { hours });
    return seconds > mostSeconds ? t('resume.wait.minutes', { minutes }) : t('resume.wait', { seconds });
  };
  return (
    <SendAgain
      key={`${page.sending}-${wait}`}
      wait={wait}
      waitText={waitText}
      label={t('resume.again')}
      onSend={page.send}
    />
  );
}

/** What the owner can do when somebody else with the link uses its codes up. */
function NotYou({ state }: Pick<PartProps, 'state'>) {
  const t = useText();
  const { next_code_in: wait } = state;
  if (state.code !== null || (wait !== null && wait <= mostSeconds)) return null;
  return (
    <section className="stack-2">
      <h2>{t('resume.not-you')}</h2>
      <p>{t('resume.not-you.safe')}</p>
      {/* Another link would change nothing where the mobile has had its codes. */}
      <p>{t(state.mobile_over ? 'resume.not-you.mobile' : 'resume.not-you.browser')}</p>
      <p>{t('resume.not-you.insurer')}</p>
    </section>
  );
}

function AskFor({ page, state }: PartProps) {
  const t = useText();
  const top = useRef<HTMLDivElement>(null);
  const { attempt } = page;
  // The field that had the focus is not there any more.
  useEffect(() => {
    if (attempt > 0) top.current?.focus({ preventScroll: true });
  }, [attempt]);
  const isFirst = page.sending === 0 && page.refused === undefined && state.next_code_in === 0;
  const wait = state.next_code_in ?? 0;
  const hasOther = wait > 0 && wait <= mostSeconds;
  return (
    <div ref={top} tabIndex={-1} className="stack-5">
      {state.next_code_in !== null && <p>{t('resume.ask', { end: state.mobile_ends })}</p>}
      {hasOther && page.refused === undefined && <p>{t('resume.elsewhere')}</p>}
      {page.refused !== undefined && (
        <Notice tone="care" role="alert">
          {page.refused}
        </Notice>
      )}
      {isFirst ? (
        <div className="row">
          <Button busy={page.busy === 'sending'} busyText={t('resume.sending')} onClick={page.send}>
            {t('resume.ask.button')}
          </Button>
        </div>
      ) : (
        <Sending page={page} state={state} />
      )}
    </div>
  );
}

function TypeIn({ page, state }: PartProps) {
  const t = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    page.submit();
  };
  return (
    <form className="stack-5" method="post" noValidate onSubmit={submit}>
      <p role="status">{t('resume.sent', { end: state.mobile_ends })}</p>
      <CodeField
        label={t('resume.code')}
        hint={t('resume.code.hint')}
        error={page.refused}
        value={page.code}
        onType={page.type}
        sending={page.sending}
        attempt={page.attempt}
      />
      <div className="row">
        <Button type="submit" busy={page.busy === 'trying'} busyText={t('resume.trying')}>
          {t('resume.go-on')}
        </Button>
        <Sending page={page} state={state} />
      </div>
    </form>
  );
}

/** Unknown, replaced, over or used: which of them is not said. */
export function Over() {
  const t = useText();
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('resume.over.title')}</h1>
        <p className="lede">{t('resume.over.text')}</p>
      </div>
      <p>{t('resume.over.anew')}</p>
      <AskPerson topic="opening" lead={t('resume.over.person')} />
      <div className="row">
        <ButtonLink kind="line" href={paths.myPolicies()}>
          {t('nav.mine')}
        </ButtonLink>
        <ButtonLink kind="line" href={paths.home()}>
          {t('resume.over.home')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Back to a purchase on this device. Nothing is said of it before the code is right. */
export function ComeBack(start: ResumeStart) {
  const t = useText();
  const page = useResume(start);
  const { hasCodes } = useSite();
  const { state, trouble } = page;
  if (!state) return <Over />;
  const Part = state.code ? TypeIn : AskFor;
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t(start.isToErase ? 'resume.erase.title' : 'resume.title')}</h1>
        <p className="lede">{t(start.isToErase ? 'resume.erase.lede' : 'resume.lede')}</p>
      </div>
      {hasCodes ? <Part page={page} state={state} /> : <Notice tone="care">{t('resume.no-codes')}</Notice>}
      <NotYou state={state} />
      {trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('resume.trouble')}>
          {trouble}
        </Notice>
      )}
      <p className="small muted">{t('resume.closes')}</p>
    </div>
  );
}
