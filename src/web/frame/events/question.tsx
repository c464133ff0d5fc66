import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Api } from '#web/browser/network/api.ts';
import { useText, type Words, WordsProvider } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import css from './question.module.css';

/** The question, and its answer; undefined: there is none yet. */
export type ConsentQuestion = {
  readonly text: string;
  readonly version: string;
  readonly answer: boolean | undefined;
};

type Needs = { readonly api: Api; readonly words: Words };

export type ShownQuestion = {
  readonly tell: (question: ConsentQuestion) => void;
  /** In the language of now, if it is still shown. */
  readonly sayAnew: () => void;
};

/** Asks in one line at the foot of the page, until it is answered here or elsewhere; nothing of the page waits for it. */
export function showQuestion({ api, words }: Needs): ShownQuestion {
  let question: ConsentQuestion | undefined;
  let isShown = false;
  const listeners = new Set<() => void>();
  const follow = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  const answer = async (question: ConsentQuestion, choice: 'yes' | 'no') => {
    const body = { purpose: 'usage', given: choice, text_version: question.version };
    return (await api.call('recordConsent', { params: {}, body })).ok;
  };
  const show = async () => {
    const place = document.querySelector('[data-ask]');
    // That page asks it itself.
    if (isShown || !place || window.location.pathname === paths.privacy()) return;
    isShown = true;
    await words.load(['privacy']);
    createRoot(place).render(
      <WordsProvider words={words}>
        <Line read={() => question} follow={follow} answer={answer} />
      </WordsProvider>,
    );
  };
  return {
    tell: (next) => {
      question = next;
      for (const changed of listeners) changed();
      if (next.answer === undefined) void show().catch(() => undefined);
    },
    sayAnew: () => {
      if (isShown && question?.answer === undefined)
        void api.call('getConsents', { params: {}, body: {} }, { once: true });
    },
  };
}

type LineProps = {
  readonly read: () => ConsentQuestion | undefined;
  readonly follow: (changed: () => void) => () => void;
  readonly answer: (question: ConsentQuestion, choice: 'yes' | 'no') => Promise<boolean>;
};

export function Line({ read, follow, answer }: LineProps) {
  const t = useText();
  const question = useSyncExternalStore(follow, read, read);
  const [failed, setFailed] = useState(false);
  if (!question) return null;
  if (question.answer !== undefined)
    return (
      <section key="answered" aria-label={t('privacy.asked.label')} className={`muted small ${css.line}`}>
        <p role="status">{t(question.answer ? 'privacy.asked.yes' : 'privacy.asked.no')}</p>
      </section>
    );
  const press = async (value: 'yes' | 'no') => setFailed(!(await answer(question, value)));
  return (
    <section key="asked" aria-label={t('privacy.asked.label')} className={`muted small ${css.line}`}>
      <p>
        <span>{question.text}</span> <a href={paths.privacy()}>{t('privacy.asked.more')}</a>
      </p>
      <div className={css.answers}>
        <Button kind="line" onClick={() => void press('yes')}>
          {t('privacy.yes')}
        </Button>
        <Button kind="line" onClick={() => void press('no')}>
          {t('privacy.no')}
        </Button>
      </div>
      {failed && <p role="alert">{t('privacy.failed')}</p>}
    </section>
  );
}
