import type { ReactNode } from 'react';
import { useDateText } from '#web/browser/dates.ts';
import { useOwnAddress } from '#web/browser/own-address.ts';
import { useText } from '#web/browser/text.tsx';
import { confirmByToast } from '#web/frame/notices/toasts.tsx';
import { useTitle } from '#web/page/title.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { useMadeOn } from '#web/plan-parts/made-on.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { messageOf } from './decision-texts.ts';
import { decisionPage } from './page.ts';
import { After } from './parts/after.tsx';
import { Choice } from './parts/choice.tsx';
import css from './view.module.css';

/** Ways to take the page along, and what a messenger will say before it goes. */
function Take() {
  const t = useText();
  const dateText = useDateText();
  const shared = useLoaded(decisionPage);
  const title = t('decision.title', { plan: shared.chosen.product_title });
  const lines = messageOf({ t, dateText }, shared, useOwnAddress(shared.shorturl));
  const { send, copy } = useSending(title, lines);
  return (
    <aside className={css.take} aria-label={t('decision.actions')}>
      <div className="row only-scripted">
        <Button onClick={send}>
          <Icon name="share" size={20} />
          {t('decision.send')}
        </Button>
        <Button kind="line" onClick={copy}>
          {t('decision.copy')}
        </Button>
        <Button kind="line" onClick={() => window.print()}>
          <Icon name="file" size={20} />
          {t('decision.print')}
        </Button>
      </div>
      <section className={css.message} aria-labelledby="message-head">
        <h2 id="message-head">{t('decision.message')}</h2>
        <p className={css.text}>{lines.join('\n')}</p>
        <p className="small muted">{t('decision.message.note', { date: dateText(shared.expires_on) })}</p>
      </section>
      <p>
        <Link href={paths.chooseMember()}>{t('decision.next')}</Link>
      </p>
    </aside>
  );
}

/** For whoever made the page; a reader has nowhere to go back to. */
function Back() {
  const t = useText();
  const madeOn = useMadeOn();
  if (!madeOn) return null;
  return (
    <p className={css.back}>
      <Link href={madeOn.address}>{t(`decision.back.${madeOn.page}`)}</Link>
    </p>
  );
}

/** What a family decided, on two pages of paper; read by whoever has the address. */
export function Screen(): ReactNode {
  const t = useText();
  const { chosen } = useLoaded(decisionPage);
  useTitle(t('decision.title', { plan: chosen.product_title }));
  return (
    <div className={css.page}>
      <Back />
      <div className={css.sheets}>
        <Choice />
        <After />
      </div>
      <Take />
    </div>
  );
}

type Sending = { readonly send: () => void; readonly copy: () => void };

/** The sheet of the phone where there is one, else the text is copied. */
function useSending(title: string, lines: readonly string[]): Sending {
  const t = useText();
  const address = lines.at(-1) ?? '';
  const copied = async (text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    confirmByToast(t(done ? 'decision.copied' : 'decision.copy.failed'));
  };
  const send = async () => {
    if (typeof navigator.share !== 'function') return copied(lines.join('\n'));
    const refused = await navigator.share({ title, text: lines.slice(0, -1).join('\n'), url: address }).then(
      () => undefined,
      (error: unknown) => error,
    );
    // Whoever closes the sheet wants nothing copied.
    const isClosed = refused instanceof DOMException && refused.name === 'AbortError';
    if (refused !== undefined && !isClosed) await copied(lines.join('\n'));
  };
  return { send: () => void send(), copy: () => void copied(address) };
}
