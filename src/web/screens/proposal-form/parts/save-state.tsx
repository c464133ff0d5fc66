import { useWaiting } from '#web/browser/network/waiting.ts';
import { useText } from '#web/browser/text.tsx';
import { PersonLink } from '#web/frame/help/ask-person.tsx';
import { StartAnew } from '#web/proposal-parts/start-anew.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SaveTrouble } from '../model.ts';
import type { AutosaveState } from '../saving/autosave.ts';
import css from './save-state.module.css';

function ClosedNotice() {
  return (
    <div role="status" className={classes(css.state, css.long)}>
      <StartAnew />
    </div>
  );
}

/** One quiet word beside the button: what is typed is kept, or is not yet. */
export function SaveState({ state }: { readonly state: AutosaveState }) {
  const t = useText();
  const isWaiting = useWaiting() !== undefined;
  if (state.kind === 'gone') return <ClosedNotice />;
  const isLate = state.kind === 'trying-again' || (state.kind === 'saving' && isWaiting);
  return (
    <p role="status" className={classes(css.state, (isLate || state.kind === 'refused') && css.long)}>
      {state.kind === 'saving' && !isLate && <span className="muted">{t('ui.busy')}</span>}
      {state.kind === 'saved' && (
        <span className={css.saved}>
          <Icon name="check" size={18} />
          {t('form.saved')}
        </span>
      )}
      {isLate && <span>{t('form.trying-again')}</span>}
      {state.kind === 'refused' && <span>{t('form.unsaved', { message: state.message })}</span>}
    </p>
  );
}

/** A save that failed as a whole: the server's words stay on the page, and everything typed with them. */
export function Trouble({ trouble }: { readonly trouble: SaveTrouble }) {
  const t = useText();
  return (
    <Notice tone="bad" role="alert" lead={t('form.failed.lead')}>
      <span>{trouble.message}</span>
      {trouble.topic && (
        <p>
          <PersonLink topic={trouble.topic} />
        </p>
      )}
      {trouble.isGone && <StartAnew />}
      {trouble.isStale && (
        <p>
          <Button kind="line" onClick={() => window.location.reload()}>
            {t('form.reload')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
