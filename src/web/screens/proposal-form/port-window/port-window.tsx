import type { WireProposal } from '#contract/proposal/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { type PortWindow, portWindow } from '#domain/cover/port-window.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import { addDays, type IsoDate, monthsBetween, parseIsoDate } from '#domain/date.ts';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { RichText, useText } from '#web/browser/text.tsx';
import { type AnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { moneyText } from '#web/proposal-parts/price/money-text.ts';
import { Notice } from '#web/ui/notice.tsx';

const dateIn = (answers: Answers, name: string): IsoDate | undefined =>
  parseIsoDate(String(answers[name] ?? ''));

function amountIn(answers: Answers, name: string): number | undefined {
  const cleaned = cleanAnswer('amount', answers[name]);
  const amount = cleaned.kind === 'answer' ? Number(cleaned.answer) : Number.NaN;
  return Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined;
}

type LateProps = {
  readonly window: Extract<PortWindow, { kind: 'too-late' }>;
  readonly lost: LostCredit | undefined;
};

function TooLate({ window: { closes, renewBy, again }, lost }: LateProps) {
  const t = useText();
  const dateText = useDateText();
  const back = { opens: dateText(again.opens), closes: dateText(again.closes), renewBy: dateText(renewBy) };
  return (
    <Notice tone="owes" role="status" lead={t('port.late.lead', { closes: dateText(closes) })}>
      <ul className="stack-2">
        <li>
          <RichText id="port.late.renew" values={back} />
        </li>
        {lost && (
          <li>
            <RichText
              id="port.late.anew"
              values={{
                months: lost.months,
                amount: moneyText(lost.amount),
                ill: dateText(lost.illnessFrom),
                listed: dateText(lost.listedFrom),
              }}
            />
          </li>
        )}
      </ul>
      <p>{t('port.late.never')}</p>
    </Notice>
  );
}

type WindowProps = {
  readonly window: PortWindow;
  readonly end: IsoDate;
  readonly lost: LostCredit | undefined;
};

function Window({ window, end, lost }: WindowProps) {
  const t = useText();
  const dateText = useDateText();
  switch (window.kind) {
    case 'open':
      return (
        <Notice tone="good" role="status" lead={t('port.open.lead', { closes: dateText(window.closes) })}>
          {t('port.open.text', { from: dateText(addDays(end, 1)) })}
        </Notice>
      );
    case 'too-early': {
      const days = { opens: dateText(window.opens), closes: dateText(window.closes) };
      return (
        <Notice tone="care" role="status" lead={t('port.early.lead', days)}>
          {t('port.early.text', days)}
        </Notice>
      );
    }
    case 'too-late':
      return <TooLate window={window} lost={lost} />;
    default: {
      const area = window.kind === 'in-grace' ? 'grace' : 'over';
      return (
        <Notice
          tone="owes"
          role="status"
          lead={t(`port.${area}.lead`, { renewBy: dateText(window.renewBy) })}
        >
          {t(`port.${area}.text`)}
        </Notice>
      );
    }
  }
}

type PortWindowProps = { readonly sheet: AnswerSheet; readonly proposal: WireProposal };

/** When the policy that is moved can be, by its last day, as soon as that is said. */
export function PortWindowPart({ sheet, proposal: { waits } }: PortWindowProps) {
  const { pricesAsOf } = useSite();
  const today = parseIsoDate(pricesAsOf);
  const isMoving = useSheet(sheet, (answers) => answers.moving === 'yes');
  const end = useSheet(sheet, (answers) => dateIn(answers, 'current_end_date'));
  const since = useSheet(sheet, (answers) => dateIn(answers, 'first_inception_date'));
  const sum = useSheet(sheet, (answers) => String(amountIn(answers, 'current_sum_insured') ?? ''));
  const bonus = useSheet(sheet, (answers) => String(amountIn(answers, 'current_bonus') ?? 0));
  const endDay = parseIsoDate(end ?? '');
  if (!isMoving || !endDay || !today) return null;
  const first = parseIsoDate(since ?? '');
  const served = first && monthsBetween(first, addDays(endDay, 1));
  const lost =
    waits && sum !== '' && served ? lostCredit(waits, served, Number(sum) + Number(bonus), today) : undefined;
  return <Window window={portWindow(endDay, today)} end={endDay} lost={lost} />;
}

/** What somebody gives up who buys anew instead of moving a policy. */
type LostCredit = {
  /** These were served there. */
  readonly months: number;
  /** It is in rupees: the old sum insured with its bonus. */
  readonly amount: number;
  /** First day on which old illness is paid without credit, and listed operations. */
  readonly illnessFrom: IsoDate;
  readonly listedFrom: IsoDate;
};

/** Undefined while nothing was served. */
function lostCredit(
  waits: NonNullable<WireProposal['waits']>,
  months: number,
  amount: number,
  today: IsoDate,
): LostCredit | undefined {
  const all = waitsFrom(
    {
      waitingPeriods: {
        initialDays: waits.initial_days,
        specificMonths: waits.listed_months,
        jointMonths: waits.listed_months,
        preExistingMonths: waits.old_illness_months,
      },
      maternity: { kind: 'none' },
    },
    firstDayOfCover(today),
  );
  const dayOf = (kind: (typeof all)[number]['kind']) => all.find((wait) => wait.kind === kind)?.coveredFrom;
  const [illnessFrom, listedFrom] = [dayOf('pre-existing'), dayOf('specific-treatment')];
  return months > 0 && illnessFrom && listedFrom ? { months, amount, illnessFrom, listedFrom } : undefined;
}
