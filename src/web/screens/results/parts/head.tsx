import { useEffect, useRef } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { type BlockId, planGroupOf } from '#domain/quote/block-id.ts';
import { personOf } from '#domain/quote/person-block.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { type PeopleWords, usePeople } from '#web/forms/quote/people.ts';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import { useCovered } from '#web/plan-parts/people/people-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { type GroupTab, showsAcceptances } from '../answer.ts';
import { useLeavers } from '../leavers.ts';
import { searchOf } from '../list-options.ts';
import { useResultsModel } from '../model.ts';
import { acceptancesPart } from './acceptances-part.ts';
import { Notices } from './below/notices.tsx';
import css from './head.module.css';

function QuoteSummary() {
  const t = useText();
  const { data, conditions } = useResultsModel();
  const { members, city } = data.uidata;
  const words = useCovered(members);
  const declared = members.flatMap((member) => {
    const names = member.diseases.flatMap((id) => conditions[id] ?? []);
    return names.length === 0
      ? []
      : [t('results.quote.declared.of', { name: words.name(member), conditions: names.join(', ') })];
  });
  return (
    <section className={css.quote} aria-label={t('results.quote')}>
      <dl>
        <div>
          <dt className="sr">{t('results.quote.people')}</dt>
          <dd>{words.agedLine(members)}</dd>
        </div>
        <div>
          <dt>{t('results.quote.in')} </dt>
          <dd>{t('results.quote.place', { city: city.name, pincode: city.id })}</dd>
        </div>
        {declared.length > 0 && (
          <div className="only-wide">
            <dt>{t('results.quote.declared')} </dt>
            <dd>{declared.join('; ')}</dd>
          </div>
        )}
        <div className="only-wide">
          <dt>{t('results.quote.number')} </dt>
          <dd>{data.crn}</dd>
        </div>
      </dl>
      <ButtonLink kind="quiet" href={paths.chooseMember()}>
        {t('results.quote.edit')}
        <span className="sr">{t('results.quote.edit.what')}</span>
      </ButtonLink>
    </section>
  );
}

function tabNote(t: Translate, { group, people, policies, plans, from, isPick }: GroupTab): Tab['note'] {
  const values = { people: t('people.count', { count: people }), policies };
  if (plans === 0) return { id: 'results.tab.no-plan', values };
  if (from === null) return { id: 'results.tab.none', values };
  const priced = { ...values, price: formatRupees(rupees(from)) };
  const by = isPick ? 'pick' : 'from';
  const whom = group === 'individual' && people > 1 ? '.each' : policies > 1 ? '.policies' : '';
  return { id: `results.tab.${by}${whom}`, values: priced };
}

function blockName(t: Translate, people: PeopleWords, block: BlockId, all: readonly MemberKey[]): string {
  const person = personOf(block);
  if (person !== undefined) return people.name(person, all);
  if (planGroupOf(block) === 'individual') return t('plan.block.individual');
  return t(block === 'parents' ? 'plan.block.parents' : 'plan.block.parents-in-law');
}

/** Pixels of the tab before that stay in sight: enough for some of its words. */
const tabEdge = 96;

/** On a phone the tabs scroll sideways: the current one is brought into sight. */
function GroupTabs() {
  const t = useText();
  const { data, options, hasOldPrices } = useResultsModel();
  const people = usePeople();
  const tabs = data.tabs.map((tab) => ({
    href: paths.results(tab.block, data.quoteId, searchOf(options)),
    name: tab.parent ? people.name(tab.parent, data.everybody) : t(`plan.group.${tab.group}`),
    note: tabNote(t, tab),
    current: tab.group === data.group,
  }));
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group is another tab to bring into sight
  useEffect(() => {
    const current = box.current?.querySelector('[aria-current]');
    if (current instanceof HTMLElement && current.parentElement)
      current.parentElement.scrollLeft = current.offsetLeft - tabEdge;
  }, [data.group]);
  return (
    <div ref={box} className={hasOldPrices ? css.old : undefined}>
      <Tabs label={t('results.tabs')} tabs={tabs} />
    </div>
  );
}

/** Own parents and in-laws are two blocks, and so is each person where no product takes everybody. */
function BlockSwitch() {
  const t = useText();
  const people = usePeople();
  const { data, options } = useResultsModel();
  if (data.blocks.length < 2) return null;
  return (
    <nav
      className={css.switch}
      aria-label={t(data.group === 'parents' ? 'results.parents' : 'results.persons')}
    >
      {data.blocks.map((block) => (
        <Link
          key={block}
          className={classes(css.side, block === data.block && css.on)}
          aria-current={block === data.block ? 'page' : undefined}
          href={paths.results(block, data.quoteId, searchOf(options))}
        >
          {blockName(t, people, block, data.everybody)}
        </Link>
      ))}
    </nav>
  );
}

/** Who is asked for, the groups they can be insured in, and what must be known before the list. */
export function Head() {
  const t = useText();
  const people = usePeople();
  const { data, options } = useResultsModel();
  const parent = data.tabs.find(({ group }) => group === data.group)?.parent;
  const person = data.person ?? parent ?? (data.everybody.length === 1 ? data.everybody[0] : undefined);
  const title = person
    ? t('results.title.person', { name: people.inline(person, data.everybody) })
    : t(`results.title.${data.group}`);
  useTitle(title);
  const leavers = useLeavers();
  const isNoted =
    options.standard ||
    data.person !== undefined ||
    data.channelHref !== null ||
    !data.mayShowScores ||
    leavers.length > 0;
  return (
    <>
      <h1 className="sr">{title}</h1>
      <QuoteSummary />
      <GroupTabs />
      <BlockSwitch />
      {isNoted && <Notices />}
      {showsAcceptances(data) && <acceptancesPart.Slot />}
    </>
  );
}
