import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { calendarRows } from '../calendar.ts';
import { costRows, shortTitle, usualRoom, usualStayIn } from '../costs/cost-rows.ts';
import { costWords } from '../costs/cost-words.ts';
import { useIllnessesTogether } from '../illness-names.ts';
import { usePlanModel } from '../model.ts';
import css from './verdict.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

/** What the plan does for these people, what it costs beside another one, and what stays with them: a sentence each. */
export function Verdict() {
  return (
    <p className={css.verdict}>
      <Pays />
      <span> </span>
      <Costs />
      <span> </span>
      <Stays />
    </p>
  );
}

/** From when it pays for the illness that was declared; without one, what it pays of a large bill. */
function Pays() {
  const dateText = useDateText();
  const namesOf = useIllnessesTogether();
  const { plan, page } = usePlanModel();
  const declared = calendarRows(plan, page.uidata.members, page.coverStart).filter((row) => row.declared);
  const [first] = declared;
  if (first) {
    const names = namesOf(declared.filter(({ coveredFrom }) => coveredFrom === first.coveredFrom));
    if (first.coveredFrom === undefined) return <RichText id="verdict.never" values={{ names }} />;
    return <RichText id="verdict.from" values={{ names, date: dateText(first.coveredFrom) }} />;
  }
  const stay = usualStayIn(plan.content?.bill_test);
  const tested = stay?.rooms.find(({ room }) => room === usualRoom);
  if (!stay || !tested) return null;
  const values = { stay: shortTitle(stay.title), bill: money(tested.total), pays: money(tested.plan_pays) };
  return <RichText id="verdict.pays" values={values} />;
}

const wayOf = (difference: number) => (difference > 0 ? 'more' : difference < 0 ? 'less' : 'same');

/**
 * Beside the cheapest sound plan, which is named as such; where it is that plan itself, or none is sound, beside the one that
 * costs least over the years of those that it is held against.
 */
function Costs() {
  const { plan } = usePlanModel();
  const { premium, all_in: own } = plan;
  const { beside = [], cheapest_sound: cheapest = null } = plan.content ?? {};
  const [least] = beside.toSorted(
    (left, right) => (left.all_in ?? left.premium) - (right.all_in ?? right.premium),
  );
  const sound = beside.find(({ slab_id: id }) => id === cheapest?.slab_id);
  const other = sound ?? least;
  if (premium === null || !other) return null;
  const now = premium - other.premium;
  const years = own && other.all_in !== null ? own.total - other.all_in : undefined;
  const values = {
    sound: sound ? 'named' : cheapest?.slab_id === plan.slab_id ? 'own' : 'none',
    scope: cheapest?.scope ?? 'all',
    title: other.product_title,
    now: money(Math.abs(now)),
    way: wayOf(now),
    all: money(Math.abs(years ?? 0)),
    over: years === undefined ? 'unknown' : wayOf(years),
  };
  return <RichText id="verdict.costs" values={values} />;
}

/** The first of what costs you that has a sum. */
function Stays() {
  const t = useText();
  const dateText = useDateText();
  const { plan, page } = usePlanModel();
  const { coverStart, conditions } = page;
  const row = costRows(
    plan,
    page.uidata.members.flatMap(({ diseases }) => diseases),
  ).find((one) => 'on' in one || 'amount' in one);
  if (!row) return null;
  const words = { t, dateText, coverStart, conditions, roomCut: plan.facts.room_cut };
  const { title, sum, of } = costWords(words, row);
  return (
    <span className={css.yours}>
      <RichText id="verdict.stays" values={{ title, sum, of }} />
    </span>
  );
}
