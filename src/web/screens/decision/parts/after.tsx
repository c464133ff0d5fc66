import { freeLookDays } from '#domain/cover/policy-days.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { amountText, datesOf, factsOf, namesOf } from '../decision-texts.ts';
import { decisionPage } from '../page.ts';
import css from './after.module.css';
import { isLong, OwnShareList } from './own-share.tsx';
import { Part, Sheet } from './sheet.tsx';

function Dates() {
  const t = useText();
  const dateText = useDateText();
  const shared = useLoaded(decisionPage);
  return (
    <Part title={t('decision.dates')}>
      <ul className={css.dates}>
        {datesOf({ t, dateText }, shared).map(({ id, day, text, note }) => (
          <li key={id}>
            <time dateTime={day}>{dateText(day)}</time>
            <span>
              <span>{text}</span>
              {note !== undefined && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className={`muted small ${css.note}`}>
        {t('decision.dates.note', { date: dateText(shared.priced_on) })}
      </p>
    </Part>
  );
}

type Step = { readonly text: string; readonly note?: string };
type LadderProps = { readonly title: string; readonly steps: readonly Step[] };

function Ladder({ title, steps }: LadderProps) {
  return (
    <Part title={title}>
      <ol className={css.ladder}>
        {steps.map(({ text, note }) => (
          <li key={text}>
            <span>{text}</span>
            {note !== undefined && <small>{note}</small>}
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** What the insurers of these plans pay us. */
function useCommissions(): string {
  const t = useText();
  const shared = useLoaded(decisionPage);
  const { chosen, runners_up } = shared;
  const [, ...names] = namesOf(t, shared);
  const ours = t('decision.commission', {
    amount: amountText(chosen.commission),
    insurer: chosen.insurer_title,
  });
  const others = runners_up.map(({ commission }, at) =>
    t('decision.commission.other', { plan: names[at] ?? '', amount: amountText(commission) }),
  );
  return [ours, ...others].join(' ');
}

/** The second page: what to do from now on, and by when. */
export function After() {
  const t = useText();
  const dateText = useDateText();
  const shared = useLoaded(decisionPage);
  const { chosen, insurer_phone: phone } = shared;
  const insurer = chosen.insurer_title;
  const [, room] = factsOf({ t, dateText }, chosen, shared);
  const foot = useCommissions();
  return (
    <Sheet page={2} day={dateText(shared.priced_on)} foot={foot}>
      {isLong(shared) && <OwnShareList />}
      <Dates />
      {room && (
        <Part title={t('decision.room')}>
          <p>{t('decision.room.text', { value: room.value, note: room.note ?? '' })}</p>
        </Part>
      )}
      <Ladder
        title={t('decision.cashless')}
        steps={[
          { text: t('decision.cashless.1'), note: t('decision.cashless.1.note') },
          { text: t('decision.cashless.2', { insurer }) },
          { text: t('decision.cashless.3'), note: t('decision.cashless.3.note') },
        ]}
      />
      <Part title={t('decision.free-look')}>
        <p>{t('decision.free-look.text', { insurer, days: freeLookDays })}</p>
      </Part>
      <Ladder
        title={t('decision.complain')}
        steps={[
          { text: t('decision.complain.1', { insurer, phone }), note: t('decision.complain.1.note') },
          { text: t('decision.complain.2') },
          { text: t('decision.complain.3'), note: t('decision.complain.3.note') },
          { text: t('decision.complain.4') },
        ]}
      />
      <Part title={t('decision.change')}>
        <p>{t('decision.change.text', { insurer })}</p>
      </Part>
    </Sheet>
  );
}
